/** Saves a file to the user's downloads, or asks for the location, as the browser or app is configured. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Not immediately: some browsers start reading only after the current task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
