/** Prints rows under a heading, as Markdown that also reads well in a terminal. */
export const printTable = (columns: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  console.log(line(columns));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(row));
};
