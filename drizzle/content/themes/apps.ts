import type { StarterTheme } from '../starter-theme.ts';

export const apps: StarterTheme = {
  name: 'Screen time',
  description: 'Your phone knows what you did last night, and for how long.',
  type: 'normal',
  tags: ['Technology', 'Heated debate', 'People'],
  games: [
    {
      name: 'The great deletion',
      description: 'Storage is full. Which icon survives?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Over my dead phone', color: '#ff5d5d' },
          { name: 'Needed, sadly', color: '#ffa94d' },
          { name: 'Delete on Monday', color: '#69db7c' },
          { name: 'Already forgotten', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'apps/1/spotify.webp', alt: 'Spotify logo', source: 'logos:spotify-icon' },
          { file: 'apps/1/netflix.webp', alt: 'Netflix logo', source: 'logos:netflix-icon' },
          { file: 'apps/1/whatsapp.webp', alt: 'WhatsApp logo', source: 'logos:whatsapp-icon' },
          { file: 'apps/1/youtube.webp', alt: 'YouTube logo', source: 'logos:youtube-icon' },
          { file: 'apps/1/instagram.webp', alt: 'Instagram logo', source: 'logos:instagram-icon' },
          { file: 'apps/1/tiktok.webp', alt: 'TikTok logo', source: 'logos:tiktok-icon' },
          { file: 'apps/1/discord.webp', alt: 'Discord logo', source: 'logos:discord-icon' },
          { file: 'apps/1/reddit.webp', alt: 'Reddit logo', source: 'logos:reddit-icon' },
          { file: 'apps/1/steam.webp', alt: 'Steam logo', source: 'logos:steam' },
          { file: 'apps/1/twitch.webp', alt: 'Twitch logo', source: 'logos:twitch' },
          { file: 'apps/1/telegram.webp', alt: 'Telegram logo', source: 'logos:telegram' },
          { file: 'apps/1/pinterest.webp', alt: 'Pinterest logo', source: 'logos:pinterest' },
          { file: 'apps/1/airbnb.webp', alt: 'Airbnb logo', source: 'logos:airbnb-icon' },
          { file: 'apps/1/linkedin.webp', alt: 'LinkedIn logo', source: 'logos:linkedin-icon' },
          { file: 'apps/1/paypal.webp', alt: 'PayPal logo', source: 'logos:paypal' },
          { file: 'apps/1/firefox.webp', alt: 'Firefox logo', source: 'logos:firefox' },
        ],
      },
    },
    {
      name: 'Battery nerve',
      description: 'At what charge do you start to panic?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Ninety per cent', color: '#e5484d' },
          { name: 'Half full', color: '#f76b15' },
          { name: 'Twenty per cent', color: '#ffc53d' },
          { name: 'One per cent', color: '#a8c93a' },
          { name: 'I like the dark', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Lights off',
      description: 'Your screen, your eyes, your whole personality.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'black', right: 'white' },
        sideHeaderLeft: 'Dark mode',
        sideDescriptionLeft: 'Mysterious, calm and legally a hacker.',
        sideHeaderRight: 'Light mode',
        sideDescriptionRight: 'Wakes up early and is not afraid of the sun.',
      },
    },
  ],
};
