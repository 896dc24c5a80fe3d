import type { StarterTheme } from '../starter-theme.ts';

export const vehicles: StarterTheme = {
  name: 'Wheels and wings',
  description: 'Everybody wants to drive. Nobody wants to pay for petrol.',
  type: 'normal',
  tags: ['Travel', 'Technology', 'Quick laugh'],
  games: [
    {
      name: 'Getaway driver',
      description: 'The alarm is ringing and you have the diamonds. What do you jump into?',
      type: 'TierList',
      config: {
        tiers: [
          { name: 'Gone in seconds', color: '#ff5d5d' },
          { name: 'Might just work', color: '#ffa94d' },
          { name: 'Caught at the corner', color: '#69db7c' },
          { name: 'Arrested while boarding', color: '#4dabf7' },
        ],
        pictures: [
          { file: 'vehicles/1/racing-car.webp', alt: 'Racing car', source: 'noto:racing-car' },
          { file: 'vehicles/1/helicopter.webp', alt: 'Helicopter', source: 'noto:helicopter' },
          { file: 'vehicles/1/kick-scooter.webp', alt: 'Kick scooter', source: 'noto:kick-scooter' },
          { file: 'vehicles/1/tractor.webp', alt: 'Tractor', source: 'noto:tractor' },
          { file: 'vehicles/1/canoe.webp', alt: 'Canoe', source: 'noto:canoe' },
          { file: 'vehicles/1/speedboat.webp', alt: 'Speedboat', source: 'noto:speedboat' },
          { file: 'vehicles/1/fire-engine.webp', alt: 'Fire engine', source: 'noto:fire-engine' },
          { file: 'vehicles/1/bicycle.webp', alt: 'Bicycle', source: 'noto:bicycle' },
          { file: 'vehicles/1/flying-saucer.webp', alt: 'Flying saucer', source: 'noto:flying-saucer' },
          { file: 'vehicles/1/sled.webp', alt: 'Sled', source: 'noto:sled' },
          { file: 'vehicles/1/motor-scooter.webp', alt: 'Motor scooter', source: 'noto:motor-scooter' },
          { file: 'vehicles/1/locomotive.webp', alt: 'Steam locomotive', source: 'noto:locomotive' },
          { file: 'vehicles/1/skateboard.webp', alt: 'Skateboard', source: 'noto:skateboard' },
          { file: 'vehicles/1/auto-rickshaw.webp', alt: 'Auto rickshaw', source: 'noto:auto-rickshaw' },
          { file: 'vehicles/1/police-car.webp', alt: 'Police car', source: 'noto:police-car' },
        ],
      },
    },
    {
      name: 'Passenger review',
      description: 'How good are you in the passenger seat?',
      type: 'Slider',
      config: {
        points: [
          { name: 'Brakes with own feet', color: '#e5484d' },
          { name: 'Comments on the lane', color: '#f76b15' },
          { name: 'Asleep by the corner', color: '#ffc53d' },
          { name: 'Snacks and playlist', color: '#a8c93a' },
          { name: 'Perfect co-pilot', color: '#30a46c' },
        ],
      },
    },
    {
      name: 'Road trip rules',
      description: 'Five days, one car, one philosophy.',
      type: 'Choose',
      config: {
        selectedPair: { left: 'brown', right: 'seagreen' },
        sideHeaderLeft: 'The spreadsheet',
        sideDescriptionLeft: 'Every stop is booked, including the toilets.',
        sideHeaderRight: 'The wrong turn',
        sideDescriptionRight: 'We are lost, it is raining, it is wonderful.',
      },
    },
  ],
};
