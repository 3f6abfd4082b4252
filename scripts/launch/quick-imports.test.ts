import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('all files of drizzle-orm are modules, as is said without looking', async () => {
  const file = new URL('../../node_modules/drizzle-orm/package.json', import.meta.url)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ type: 'module' })
})
