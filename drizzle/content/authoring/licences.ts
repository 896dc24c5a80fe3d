export type Licence = { source: string; licence: string; licenceUrl: string; author: string; url: string };

/** Author and licence of the art, by the collection in a picture's `source`. */
export const licences: Record<string, Licence> = {
  emojione: {
    source: 'EmojiOne',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    author: 'EmojiOne and EmojiTwo',
    url: 'https://github.com/EmojiTwo/emojitwo',
  },
  'flag-icons': {
    source: 'flag-icons',
    licence: 'MIT',
    licenceUrl: 'https://github.com/lipis/flag-icons/blob/main/LICENSE',
    author: 'Panayiotis Lipiridis',
    url: 'https://github.com/lipis/flag-icons',
  },
  'fluent-emoji': {
    source: 'Fluent Emoji',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    author: 'Microsoft Corporation',
    url: 'https://github.com/microsoft/fluentui-emoji',
  },
  'fluent-emoji-flat': {
    source: 'Fluent Emoji Flat',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    author: 'Microsoft Corporation',
    url: 'https://github.com/microsoft/fluentui-emoji',
  },
  'game-icons': {
    source: 'Game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    author: 'Lorc, Delapouite and contributors',
    url: 'https://game-icons.net',
  },
  'icon-park': {
    source: 'IconPark',
    licence: 'Apache 2.0',
    licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0',
    author: 'ByteDance',
    url: 'https://github.com/bytedance/IconPark',
  },
  logos: {
    source: 'SVG Logos',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    author: 'Gil Barbara and contributors',
    url: 'https://github.com/gilbarbara/logos',
  },
  noto: {
    source: 'Noto Emoji',
    licence: 'Apache 2.0',
    licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0',
    author: 'Google LLC',
    url: 'https://github.com/googlefonts/noto-emoji',
  },
  openmoji: {
    source: 'OpenMoji',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    author: 'OpenMoji, the open-source emoji and icon project',
    url: 'https://openmoji.org',
  },
  'streamline-freehand-color': {
    source: 'Streamline Freehand',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    author: 'Streamline',
    url: 'https://github.com/webalys-hq/streamline-vectors',
  },
  'streamline-kameleon-color': {
    source: 'Streamline Kameleon',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    author: 'Streamline',
    url: 'https://github.com/webalys-hq/streamline-vectors',
  },
  twemoji: {
    source: 'Twemoji',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    author: 'Twitter, Inc and other contributors',
    url: 'https://github.com/jdecked/twemoji',
  },
};
