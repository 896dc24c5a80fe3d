/** The background of the art: an opaque card, so that a picture looks the same on light and dark pages. */
export type AuthoringStage = {
  backdrop: 'glow' | 'rays' | 'dots' | 'stars' | 'stripes' | 'waves';
  /** Two colors between which that of the card is. `hues` changes its hue slightly for each picture of the game. */
  from: string;
  to: string;
  hues?: true;
  /** Strength of the backdrop's pattern, 0-1. */
  pattern: number;
  /** The maximum share of the card's width for the art, 0-1. */
  fill: number;
  /** The color of art that has only one or two; a light one if it is absent. Dark art has a light edge. */
  ink?: string;
};

/** For art in one color on dark cards. */
export const lightInk = '#fff4d6';

/** By the theme's folder, or by that of one of its games. */
export const stages: Record<string, AuthoringStage> = {
  'street-food': {
    backdrop: 'rays',
    from: '#ffe9c2',
    to: '#ffb25b',
    pattern: 0.35,
    fill: 0.74,
    ink: '#6b2a10',
  },
  flags: { backdrop: 'waves', from: '#eef4f5', to: '#b9d0d8', pattern: 0.4, fill: 0.8, ink: '#17456b' },
  animals: { backdrop: 'dots', from: '#e9f7c8', to: '#9fd36a', pattern: 0.3, fill: 0.74, ink: '#2c4a17' },
  sports: { backdrop: 'stripes', from: '#bdeccb', to: '#4fb978', pattern: 0.22, fill: 0.76, ink: '#0d4a2a' },
  desserts: { backdrop: 'dots', from: '#ffeef4', to: '#ff9fc2', pattern: 0.4, fill: 0.72, ink: '#7a1442' },
  jobs: { backdrop: 'rays', from: '#e3f1ff', to: '#86b8f2', pattern: 0.3, fill: 0.76, ink: '#173a6b' },
  mythical: { backdrop: 'stars', from: '#a594f2', to: '#3f2a82', pattern: 0.8, fill: 0.74 },
  superpowers: { backdrop: 'rays', from: '#8e5bff', to: '#3a0f8c', hues: true, pattern: 0.12, fill: 0.66 },
  weather: { backdrop: 'waves', from: '#a9d3f5', to: '#5593d6', pattern: 0.16, fill: 0.78, ink: '#143a66' },
  moods: { backdrop: 'glow', from: '#d5d0ff', to: '#7b6ff0', pattern: 0, fill: 0.7 },
  vehicles: { backdrop: 'stripes', from: '#fff3d6', to: '#f5c96b', pattern: 0.3, fill: 0.78, ink: '#6b3d05' },
  instruments: {
    backdrop: 'waves',
    from: '#ffe3dc',
    to: '#ff8f7a',
    pattern: 0.28,
    fill: 0.74,
    ink: '#6b1626',
  },
  apps: { backdrop: 'glow', from: '#ffffff', to: '#e9e4f5', pattern: 0, fill: 0.62, ink: '#3a2a6b' },
  holidays: { backdrop: 'rays', from: '#d9f7ff', to: '#6fd0ea', pattern: 0.3, fill: 0.78, ink: '#0c4a63' },
  chores: { backdrop: 'dots', from: '#fff6d8', to: '#ffd54f', pattern: 0.55, fill: 0.78, ink: '#6b4300' },
  halloween: { backdrop: 'rays', from: '#ffb861', to: '#6d2893', pattern: 0.13, fill: 0.72 },
  space: { backdrop: 'stars', from: '#6f86f5', to: '#1d1b5c', pattern: 0.9, fill: 0.7 },
  office: { backdrop: 'stripes', from: '#eef1f4', to: '#bcc8d6', pattern: 0.35, fill: 0.68, ink: '#4f8fe8' },
  toys: {
    backdrop: 'rays',
    from: '#fbf4d4',
    to: '#eccb8c',
    hues: true,
    pattern: 0.3,
    fill: 0.72,
    ink: '#7a3a0c',
  },
  retro: { backdrop: 'stripes', from: '#ffd9ec', to: '#48c6c0', pattern: 0.3, fill: 0.7, ink: '#5b1a4a' },
  zombies: { backdrop: 'dots', from: '#c6dc7a', to: '#4a5f2a', pattern: 0.25, fill: 0.7, ink: '#23330f' },
  breakfast: { backdrop: 'waves', from: '#fff4dc', to: '#ffd08a', pattern: 0.35, fill: 0.74, ink: '#6b3d0a' },
  city: { backdrop: 'stripes', from: '#e6ecff', to: '#9db4f0', pattern: 0.3, fill: 0.76, ink: '#1f2f7a' },
  party: { backdrop: 'dots', from: '#ffd9f3', to: '#c06be0', pattern: 0.35, fill: 0.72, ink: '#4a0f66' },
  wardrobe: {
    backdrop: 'stripes',
    from: '#f7eefc',
    to: '#d3b3ea',
    pattern: 0.35,
    fill: 0.74,
    ink: '#43206b',
  },
  gestures: { backdrop: 'rays', from: '#fff1d6', to: '#ff9e80', pattern: 0.22, fill: 0.72, ink: '#7a2a12' },
  tools: { backdrop: 'dots', from: '#f2f0ea', to: '#c9bfa8', pattern: 0.5, fill: 0.72, ink: '#4a3a1c' },
  garden: { backdrop: 'rays', from: '#f2fadb', to: '#b4d88b', pattern: 0.3, fill: 0.74, ink: '#1f4f1a' },
  ocean: { backdrop: 'waves', from: '#b9ecf2', to: '#3d9cc4', pattern: 0.2, fill: 0.76, ink: '#0b3f5c' },
  insects: { backdrop: 'dots', from: '#f8f6c8', to: '#b9c25e', pattern: 0.35, fill: 0.72, ink: '#4a4a08' },
  dinosaurs: { backdrop: 'rays', from: '#e8955b', to: '#7a2f3f', pattern: 0.14, fill: 0.68 },
  pirates: { backdrop: 'waves', from: '#3f8f9e', to: '#123a55', pattern: 0.12, fill: 0.66 },
  // Light pictures need a dark card, and black lines a light one.
  'instruments/6': { backdrop: 'waves', from: '#d8614f', to: '#7d2438', pattern: 0.14, fill: 0.68 },
  'halloween/6': { backdrop: 'rays', from: '#8a3fb0', to: '#2c1145', pattern: 0.12, fill: 0.68 },
  'moods/19': { backdrop: 'glow', from: '#ffffff', to: '#d8d2ff', pattern: 0, fill: 0.72 },
  'halloween/19': { backdrop: 'rays', from: '#8a3fb0', to: '#2c1145', pattern: 0.12, fill: 0.68 },
  'retro/6': { backdrop: 'stripes', from: '#a85b86', to: '#1f6f72', pattern: 0.16, fill: 0.66 },
};
