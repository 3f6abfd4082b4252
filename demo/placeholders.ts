import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

const FOLDER = new URL('./pictures/', import.meta.url)

/** ThumbHash of a master, base64: 20 to 30 bytes that a card shows until its picture is loaded. */
async function placeholderOf(file: string): Promise<string> {
  const { data, info } = await sharp(await readFile(new URL(file, FOLDER)))
    .resize(60, 80)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Writes `placeholders.json` for all masters, so that the first start need not decode 400 pictures. */
export async function writePlaceholders(): Promise<void> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.webp')).sort()
  const entries: [string, string][] = []
  for (const file of files) entries.push([basename(file, '.webp'), await placeholderOf(file)])
  await writeFile(
    new URL('./placeholders.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  )
}

if (import.meta.main) await writePlaceholders()
