const english = 'en-US';

/**
 * Returns the languages whose spelling is checked: those of the system that have a dictionary, and English, the language of most
 * lobbies. `available`: the languages that have one; some only with their region, some only without.
 */
export function spellingLanguages(preferred: readonly string[], available: readonly string[]): string[] {
  const found = preferred.flatMap((language) => {
    const [name = ''] = language.split('-');
    return [language, name].find((candidate) => available.includes(candidate)) ?? [];
  });
  const hasEnglish = found.some((language) => language.split('-')[0] === 'en');
  return [...new Set(hasEnglish ? found : [...found, english])];
}
