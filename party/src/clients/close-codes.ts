/** Standard close codes (RFC 6455), for closes without a code of the product. */
export const policyViolation = 1008;
export const tooBig = 1009;
export const internalError = 1011;
