import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('all files of drizzle-orm are modules, as is said without looking', () => {
  expect(createRequire(import.meta.url)('drizzle-orm/package.json')).toMatchObject({ type: 'module' })
})
