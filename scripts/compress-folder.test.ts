import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compress-folder.ts'

test('text files get a compressed copy in each encoding; pictures and tiny files do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dropdeck-compress-'))
  mkdirSync(join(folder, 'assets'))
  const code = 'export const word = "streetwear"\n'.repeat(200)
  writeFileSync(join(folder, 'assets/a.js'), code)
  writeFileSync(join(folder, 'assets/b.webp'), code)
  writeFileSync(join(folder, 'tiny.js'), 'export {}\n')
  await compressFolder(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.webp'])
  expect(readdirSync(folder).sort()).toEqual(['assets', 'tiny.js'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(code)
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(code)
  expect(readFileSync(join(folder, 'assets/a.js.br')).length).toBeLessThan(code.length / 4)
  rmSync(folder, { recursive: true })
})
