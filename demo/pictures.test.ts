import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoProducts } from './catalogue/products.ts'

const folder = new URL('./pictures/', import.meta.url)
const files = await readdir(folder)

describe('the master pictures of the demo catalogue', () => {
  test('every product has its master, and there is no master without a product', () => {
    expect(files.toSorted()).toEqual(
      demoProducts()
        .map(({ slug }) => `${slug}.webp`)
        .toSorted(),
    )
  })

  test('all masters together stay under 20 MB', async () => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000)
  })

  test('every master is 1200 by 1600', async () => {
    const odd: string[] = []
    for (const file of files) {
      const { width, height, format } = await sharp(new URL(file, folder).pathname).metadata()
      if (width !== 1200 || height !== 1600 || format !== 'webp') odd.push(file)
    }
    expect(odd).toEqual([])
  })
})
