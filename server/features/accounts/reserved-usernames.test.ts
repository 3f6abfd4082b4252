import { expect, test } from 'vitest'
import { usernameColumns } from './accounts.service.ts'
import { isReservedUsername } from './reserved-usernames.ts'

const isReserved = (username: string) => isReservedUsername(usernameColumns(username).usernameSkeleton)

test.each([
  'admin',
  'Support',
  'r00t',
  'ad-min',
  'support24',
  'Post.Master',
  'drop.deck_24',
  'DropdeckTeam',
  // Cyrillic letters that look like `system`.
  'ѕуѕтем',
])('%s is the operator’s', (username) => {
  expect(isReserved(username)).toBe(true)
})

test.each(['mia', 'adminka', 'supporter.77', 'rootsy', 'teamwork', '2024'])('%s is free', (username) => {
  expect(isReserved(username)).toBe(false)
})
