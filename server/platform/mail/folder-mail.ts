import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { isMissingFile } from '../files/missing-file.ts'
import type { Mail } from './mail.ts'

const NAME = /^[\w-]+\.eml$/
/** Includes the unfinished files of a killed process. */
const WRITTEN = /^[\w-]+\.eml(?:\.part)?$/

/** Writes each mail as an `.eml` file, where no SMTP server is configured. */
export function createFolderMail(folder: string, from: string): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const transport = `folder-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  const compose = async (mail: SendMailOptions) => (await composer.sendMail({ from, ...mail })).message as Buffer
  return {
    transport,
    async send({ attachments = [], isRequested: _, ...message }) {
      await mkdir(folder, { recursive: true })
      const composed = await compose({ ...message, attachments: [...attachments] })
      const name = `${momentOf(new Date())}-${randomUUID().slice(0, 8)}.eml`
      const part = join(folder, `${name}.part`)
      await writeFile(part, composed)
      await rename(part, join(folder, name))
      return 'sent'
    },
    stored: {
      async deleteTo(address, exceptMessageId) {
        // In the encoding of the header, which depends on the characters of the address.
        const to = headerIn(await compose({ to: address, text: '' }), 'to')
        for (const name of (await namesIn(folder)).filter((candidate) => NAME.test(candidate))) {
          const raw = await readIfThere(join(folder, name))
          if (!raw || headerIn(raw, 'to') !== to || headerIn(raw, 'message-id') === exceptMessageId.toLowerCase())
            continue
          await rm(join(folder, name), { force: true })
        }
      },
      async deleteBefore(moment) {
        const old = (await namesIn(folder)).filter((name) => WRITTEN.test(name) && name < momentOf(moment))
        for (const name of old) await rm(join(folder, name), { force: true })
        return old.length
      },
    },
  }
}

/** Prefix of a file name, so that names sort by time. */
const momentOf = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-')

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissingFile(error)) return [] // No mail was written yet.
    throw error
  }
}

/** Undefined when another process has deleted it in the meantime. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissingFile(error)) return undefined
    throw error
  }
}

/** One header of a mail in lower case, to compare addresses and ids. */
function headerIn(mail: Buffer, name: string): string | undefined {
  const [head = ''] = mail.toString().split('\r\n\r\n', 1)
  const lines = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .toLowerCase()
    .split('\r\n')
  return lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim()
}

/** Newest first, at most `most` mails, as raw text. */
export async function readFolderMail(folder: string, most: number): Promise<{ name: string; raw: string }[]> {
  const newest = (await namesIn(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(newest.map(async (name) => ({ name, raw: await readFile(join(folder, name), 'utf8') })))
}
