/** Closes for which the product's own codes have no word (RFC 6455). */
export const policyViolation = 1008;
export const tooBig = 1009;
export const internalError = 1011;
