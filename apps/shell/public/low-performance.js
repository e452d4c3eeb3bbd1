/* global document */

// Keeps costly effects off, from before the first paint: the mark that `libs/platform/src/responsive` tells of. Memory
// in GiB counts, and never that the device is a phone; in browsers that do not tell, the comparison is false.
if (navigator.deviceMemory < 4) document.documentElement.dataset.lowPerformance = '';
