import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';
import { usernameSchema } from './rules.ts';

describe('a username', () => {
  test.each([
    ...[
      'admin',
      'Admin',
      'administrator',
      'moderator',
      'Moderators',
      'support',
      'tallyho',
      'official',
      'staff',
    ],
    ...['TallyHo', 'tallyho support', 'Tallyho-Official', 'the_admin', 'Admin.Team', 'officialtallyho'],
    ...[
      'ａｄｍｉｎ',
      'ádmin',
      'adm1n',
      '4dmin',
      'admin1',
      'admin_2024',
      '1admin',
      'm0derat0r',
      '$upport',
      'ta11yho',
    ],
    ...['TaIIyho', 'Anonymous', 'deleted player', 'Deleted  Player'],
  ])('%s is reserved', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  test.each([
    ...['administer', 'Adminton', 'supporter', 'Tally Hobbs', 'badminton', 'staffordshire', 'unofficial'],
    ...['robin', 'the real robin', 'team green', 'gamers', '12345a', 'Робин', 'admiral'],
  ])('%s is free', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  test('that is reserved is rejected like one that exists', () => {
    const { issues } = v.safeParse(usernameSchema, 'Moderator');
    expect(issues?.map(({ message }) => message)).toEqual(['Username already exists']);
  });
});
