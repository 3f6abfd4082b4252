import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LARGE_PACKAGES } from './quick-imports.ts'

test.each(LARGE_PACKAGES)('all files of %s are modules, as is said without looking', (name) => {
  const file = join(import.meta.dirname, '../node_modules', name, 'package.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ type: 'module' })
})
