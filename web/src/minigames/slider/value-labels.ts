/** Returns the values as whole numbers, with a decimal only where two different ones would look equal. */
export function valueLabels(
  values: readonly number[],
  write: (value: number, decimals: 0 | 1) => string,
): string[] {
  const whole = values.map((value) => write(value, 0));
  return values.map((value, at) => {
    const isUnclear = values.some((other, index) => other !== value && whole[index] === whole[at]);
    return isUnclear && !Number.isInteger(value) ? write(value, 1) : (whole[at] ?? '');
  });
}
