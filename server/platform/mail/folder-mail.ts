import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const NAME = /^[\w-]+\.eml$/

/** Writes each letter as an `.eml` file: the post office of a machine without SMTP. */
export function createFolderMail(folder: string, from: string): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const office = `folder-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  return {
    office,
    async send(letter) {
      await mkdir(folder, { recursive: true })
      const composed = await composer.sendMail({ from, ...letter })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const part = join(folder, `${name}.part`)
      await writeFile(part, composed.message as Buffer)
      await rename(part, join(folder, name))
    },
  }
}

/** Newest first, at most `most` letters, as raw text. */
export async function readFolderMail(folder: string, most: number): Promise<{ name: string; raw: string }[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(newest.map(async (name) => ({ name, raw: await readFile(join(folder, name), 'utf8') })))
}
