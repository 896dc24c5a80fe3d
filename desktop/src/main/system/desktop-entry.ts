interface DesktopEntry {
  /** The path of the executable, which can have any characters. */
  readonly program: string;
  /** The name of an icon of the theme, or the path of a file. */
  readonly icon: string;
  /** Further lines. */
  readonly lines?: readonly string[];
  /** What follows the program in the command, such as a field code. */
  readonly argument?: '%U';
}

/** Returns a desktop entry that starts a program, quoted by the rules of the Desktop Entry Specification. */
export function desktopEntry({ program, icon, lines = [], argument }: DesktopEntry): string {
  const quoted = `"${program.replace(/["`$\\]/g, '\\$&').replaceAll('%', '%%')}"`;
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Tallyho',
    `Icon=${stringValue(icon)}`,
    // A percent sign would begin a field code.
    `Exec=${stringValue(quoted)}${argument ? ` ${argument}` : ''}`,
    ...lines,
    '',
  ].join('\n');
}

/** Returns a string as a value of an entry has it: its backslashes are doubled. */
export const stringValue = (text: string): string => text.replaceAll('\\', '\\\\');
