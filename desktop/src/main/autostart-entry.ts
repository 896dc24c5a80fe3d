/**
 * Returns the desktop entry that starts a program at login. `program`: the path of the executable, which can have any characters:
 * it is quoted by the rules of the Desktop Entry Specification.
 */
export function autostartEntry(program: string): string {
  const quoted = program.replace(/["`$\\]/g, '\\$&');
  // Backslashes are doubled once more because the value is a string of the file; a percent sign would begin a field code.
  const value = quoted.replaceAll('\\', '\\\\').replaceAll('%', '%%');
  return ['[Desktop Entry]', 'Type=Application', 'Name=Tallyho', 'Icon=tallyho', `Exec="${value}"`, ''].join(
    '\n',
  );
}
