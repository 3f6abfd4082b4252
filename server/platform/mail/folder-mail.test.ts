import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFolderMail, readFolderMail } from './folder-mail.ts'
import type { Mail } from './mail.ts'

let folder: string
let mail: Mail

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-mail-'))
  mail = createFolderMail(folder, 'Dropdeck <post@dropdeck.example>')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (to: string, messageId: string) =>
  mail.send({ to, messageId, subject: `Post für ${to}`, text: 'Hallo', html: '<p>Hallo</p>' })
const subjects = async () => (await readFolderMail(folder, 100)).map(({ raw }) => raw)

describe('mails that are stored as files', () => {
  test('to a deleted account are deleted; the confirmation of the deletion and mails to others stay', async () => {
    await write('Rotkehlchen@Example.org', '<code.1@dropdeck.example>')
    await write('rotkehlchen@example.org', '<change.2@dropdeck.example>')
    await write('rotkehlchen@example.org', '<account-deleted.3@dropdeck.example>')
    await write('rotkehlchen@example.org.example', '<code.4@dropdeck.example>')
    await write('zaunkoenig@example.org', '<code.5@dropdeck.example>')
    await mail.stored?.deleteTo('rotkehlchen@example.org', '<account-deleted.3@dropdeck.example>')
    const left = await subjects()
    expect(left).toHaveLength(3)
    for (const id of [3, 4, 5]) expect(left.filter((raw) => raw.includes(`.${id}@dropdeck`))).toHaveLength(1)
  })

  test('are found by addresses of any characters and length', async () => {
    for (const address of ['käthe@straße.example', `${'lang'.repeat(16)}@${'sehr.'.repeat(30)}example`]) {
      await write(address, '<code.1@dropdeck.example>')
      await mail.stored?.deleteTo(address, '<other@dropdeck.example>')
      expect(await subjects()).toEqual([])
    }
  })

  test('are deleted once they are old, with unfinished files of killed processes; other files stay', async () => {
    for (const name of [
      '2026-01-31T23-59-59-999Z-aaaaaaaa.eml',
      '2026-01-31T23-59-59-999Z-bbbbbbbb.eml.part',
      '2026-02-01T00-00-00-001Z-cccccccc.eml',
      '1-notes.txt',
    ]) {
      await writeFile(join(folder, name), 'words')
    }
    expect(await mail.stored?.deleteBefore(new Date('2026-02-01T00:00:00Z'))).toBe(2)
    expect((await readdir(folder)).sort()).toEqual(['1-notes.txt', '2026-02-01T00-00-00-001Z-cccccccc.eml'])
  })

  test('can be deleted before the folder exists', async () => {
    const missing = createFolderMail(join(folder, 'missing'), 'post@dropdeck.example')
    await missing.stored?.deleteTo('rotkehlchen@example.org', '<1@dropdeck.example>')
    expect(await missing.stored?.deleteBefore(new Date())).toBe(0)
  })
})
