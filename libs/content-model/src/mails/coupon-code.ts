/** The name in braces that stands for the coupon code of a mail's reader. */
export const COUPON_CODE = 'couponCode';
