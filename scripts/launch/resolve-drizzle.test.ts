import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('drizzle-orm is a package of ES modules, which resolve-drizzle.mjs takes for granted', async () => {
  const file = new URL('../../node_modules/drizzle-orm/package.json', import.meta.url)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ type: 'module' })
})
