import { expect, test } from 'vitest'
import { noticeText } from './notice-texts.ts'

test.each([
  ['de', 'katalog.csv: 1.204 angelegt, 3.796 aktualisiert, 12 mit Fehlern.'],
  ['en', 'katalog.csv: 1,204 created, 3,796 updated, 12 with errors.'],
] as const)('a notice writes numbers as the app does: %s', (language, text) => {
  const done = { kind: 'import-done', importId: '1', fileName: 'katalog.csv', hasFailed: false } as const
  const counts = { created: 1204, updated: 3796, failed: 12 }
  expect(noticeText({ ...done, ...counts }, language)).toMatchObject({ text })
})
