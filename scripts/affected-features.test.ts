import { expect, test } from 'vitest'
import { affectedFolders } from './affected-features.ts'

const sources = [
  { path: 'server/features/boards/boards.service.ts', text: `import x from '#server/features/saved/saved.service.ts'` },
  { path: 'server/features/saved/saved.service.ts', text: '' },
  { path: 'server/features/ads/ads.service.ts', text: '' },
]

test.each([
  [
    'a file of a feature',
    'server/features/saved/saved.store.ts',
    ['server/features/boards/', 'server/features/saved/'],
  ],
  ['the contract of a feature', 'contract/ads.ts', ['server/features/ads/']],
  ['the limits of a feature', 'contract/ads.limits.ts', ['server/features/ads/']],
  ['a file of the platform', 'server/platform/mail/mailer.ts', ['server/platform/mail/']],
  ['a file of the web app', 'web/features/boards/board.tsx', []],
])('%s concerns its own tests and those of features that import it', (_, path, folders) => {
  expect(affectedFolders([path], sources)).toEqual(folders)
})
