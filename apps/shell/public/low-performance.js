/* global document */

// Marks devices with little memory before the first paint, so that styles and `isLowPerformance` of
// `libs/platform/src/responsive` skip costly effects. `deviceMemory` is in GiB; where a browser lacks it, the
// comparison is false.
if (navigator.deviceMemory < 4) document.documentElement.dataset.lowPerformance = '';
