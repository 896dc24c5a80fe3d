import type { StarterTheme } from '../starter-theme.ts';

export const retro: StarterTheme = {
  name: 'Back in the attic',
  description: 'Be kind, rewind, and blow into the cartridge.',
  type: 'normal',
  tags: ['Nostalgia', 'Technology', 'Chill'],
  games: [
    {
      name: 'Bring it back',
      description: 'One museum piece returns to everyday life. Which one?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Back by Monday', color: '#ff5d5d' },
          { name: 'For the aesthetics', color: '#ffa94d' },
          { name: 'Museum, please', color: '#69db7c' },
          { name: 'Let it rest', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'retro/1/pager.webp', alt: 'Pager', source: 'twemoji:pager' },
          { file: 'retro/1/videocassette.webp', alt: 'Video cassette', source: 'twemoji:videocassette' },
          { file: 'retro/1/fax-machine.webp', alt: 'Fax machine', source: 'twemoji:fax-machine' },
          { file: 'retro/1/floppy-disk.webp', alt: 'Floppy disk', source: 'twemoji:floppy-disk' },
          { file: 'retro/1/telephone.webp', alt: 'Rotary telephone', source: 'twemoji:telephone' },
          { file: 'retro/1/radio.webp', alt: 'Radio', source: 'twemoji:radio' },
          { file: 'retro/1/television.webp', alt: 'Tube television', source: 'twemoji:television' },
          { file: 'retro/1/film-projector.webp', alt: 'Film projector', source: 'twemoji:film-projector' },
          { file: 'retro/1/compact-disc.webp', alt: 'Compact disc', source: 'twemoji:optical-disk' },
          { file: 'retro/1/camera.webp', alt: 'Camera with a flash', source: 'twemoji:camera-with-flash' },
          {
            file: 'retro/1/mantelpiece-clock.webp',
            alt: 'Mantelpiece clock',
            source: 'twemoji:mantelpiece-clock',
          },
          { file: 'retro/1/hourglass.webp', alt: 'Hourglass', source: 'twemoji:hourglass-not-done' },
          {
            file: 'retro/1/studio-microphone.webp',
            alt: 'Studio microphone',
            source: 'twemoji:studio-microphone',
          },
          { file: 'retro/1/scroll.webp', alt: 'Scroll', source: 'twemoji:scroll' },
          { file: 'retro/1/abacus.webp', alt: 'Abacus', source: 'twemoji:abacus' },
        ],
      },
    },
    {
      name: 'Dial-up patience',
      description: 'A page loads for ten seconds. How do you feel?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Throwing the router', color: '#e5484d' },
          { name: 'Refreshing, refreshing', color: '#f76b15' },
          { name: 'Sighing loudly', color: '#ffc53d' },
          { name: 'Making tea', color: '#a8c93a' },
          { name: 'I remember the modem song', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Mixtape',
      description: 'You are in love and have ninety minutes of music to prove it.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'brown', right: 'seagreen' },
        sideHeaderLeft: 'Cassette',
        sideDescriptionLeft: 'Handwritten label, one song cut off in the middle.',
        sideHeaderRight: 'Playlist link',
        sideDescriptionRight: 'Perfect order, and they can see you added it at 3 a.m.',
      },
    },
  ],
};
