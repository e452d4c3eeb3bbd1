/* global document */

// Whether costly effects stay off, before the first paint: the mark that `libs/platform/src/responsive` tells of. What
// counts is memory, in GiB, and never that the device is a phone; in browsers that do not tell, the comparison is false.
if (navigator.deviceMemory < 4) document.documentElement.dataset.lowPerformance = '';
