import type { StarterTheme } from '../starter-theme.ts';

export const weather: StarterTheme = {
  name: 'Weather report',
  description: 'Small talk, but competitive.',
  type: 'normal',
  tags: ['Science', 'Chill', 'Family friendly'],
  games: [
    {
      name: 'Save my Sunday',
      description: 'You look out of the window on your day off. How does this make you feel?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Cancel everything, go out', color: '#ff5d5d' },
          { name: 'Lovely enough', color: '#ffa94d' },
          { name: 'Bring a jacket', color: '#ffd43b' },
          { name: 'Blanket fort', color: '#69db7c' },
          { name: 'Evacuate', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'weather/1/sun.webp', alt: 'Blazing sun', source: 'noto:sun' },
          {
            file: 'weather/1/partly-cloudy.webp',
            alt: 'Sun behind a cloud',
            source: 'noto:sun-behind-cloud',
          },
          { file: 'weather/1/overcast.webp', alt: 'Grey cloud', source: 'noto:cloud' },
          { file: 'weather/1/rain.webp', alt: 'Steady rain', source: 'noto:cloud-with-rain' },
          {
            file: 'weather/1/sun-shower.webp',
            alt: 'Sun and rain at once',
            source: 'noto:sun-behind-rain-cloud',
          },
          {
            file: 'weather/1/thunderstorm.webp',
            alt: 'Thunderstorm',
            source: 'noto:cloud-with-lightning-and-rain',
          },
          { file: 'weather/1/snow.webp', alt: 'Snowfall', source: 'noto:cloud-with-snow' },
          { file: 'weather/1/snowman.webp', alt: 'Snowman weather', source: 'noto:snowman' },
          { file: 'weather/1/fog.webp', alt: 'Fog', source: 'noto:fog' },
          { file: 'weather/1/tornado.webp', alt: 'Tornado', source: 'noto:tornado' },
          { file: 'weather/1/cyclone.webp', alt: 'Cyclone', source: 'noto:cyclone' },
          { file: 'weather/1/rainbow.webp', alt: 'Rainbow', source: 'noto:rainbow' },
          { file: 'weather/1/starry-night.webp', alt: 'Clear starry night', source: 'noto:night-with-stars' },
          { file: 'weather/1/wind.webp', alt: 'Strong wind', source: 'noto:wind-face' },
          { file: 'weather/1/sunset.webp', alt: 'Sunset', source: 'noto:sunset' },
          { file: 'weather/1/heat-wave.webp', alt: 'Heat wave', source: 'noto:thermometer' },
        ],
      },
    },
    {
      name: 'Thermostat wars',
      description: 'What is the correct temperature of a living room?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Wear a coat', color: '#4263eb' },
          { name: 'Fresh, like a cave', color: '#3bc9db' },
          { name: 'Perfectly normal', color: '#69db7c' },
          { name: 'Cosy, like soup', color: '#ffa94d' },
          { name: 'Tropical bird house', color: '#f03e3e' },
        ],
      },
    },
    {
      name: 'One season only',
      description: 'The planet stops tilting. You get to say when.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'yellow', right: 'cyan' },
        sideHeaderLeft: 'Endless summer',
        sideDescriptionLeft: 'Ice cream is currency. So is shade.',
        sideHeaderRight: 'Endless winter',
        sideDescriptionRight: 'Hot chocolate for breakfast. Socks for everyone.',
      },
    },
  ],
};
