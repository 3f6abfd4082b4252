import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { foreignPlaceholder, MAIL_KINDS } from '#contract/mail-texts.limits.ts'
import type { MailText, MailWords } from '#contract/mail-texts.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { sampleAccountMail } from '#server/features/accounts/mails/mail-samples.service.ts'
import { sampleInvite } from '#server/features/brands/team/invite-sample.service.ts'
import { sampleDropMail } from '#server/features/drops/mails/mail-samples.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { addWords } from '#server/platform/mail/mail-words.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { forgetMailTexts } from './kept-mail-texts.service.ts'
import { deleteMailText, findMailText, type MailKey, selectMailTexts, storeMailText } from './mail-texts.store.ts'

const NOTHING = { subject: '', intro: '', closing: '', version: 0, updatedAt: null } as const

/** All mails in both languages, with what staff have added. */
export async function listMailTexts({ db }: StaffScope): Promise<{ texts: MailText[] }> {
  const rows = await selectMailTexts(db)
  const texts = MAIL_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => {
      const row = rows.find((each) => each.kind === kind && each.language === language)
      return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : { kind, language, ...NOTHING }
    }),
  )
  return { texts }
}

/** Refuses what stands in braces and is not known in this mail. */
function requirePlaceholders({ kind }: MailKey, { subject, intro, closing }: MailWords): void {
  const foreign = foreignPlaceholder(kind, [subject, intro, closing].join(' '))
  ensure(foreign === null, 'mail-texts.placeholder', { values: { name: foreign ?? '' } })
}

/** A mail with invented contents and these words. */
function sampleMail({ config }: Pick<World, 'config'>, { kind, language }: MailKey, words: MailWords) {
  const frame = { language, site: siteUrlOf(config) }
  return addWords(sampleAccountMail(kind, frame) ?? sampleDropMail(kind, frame) ?? sampleInvite(frame), words)
}

export function previewMail(scope: StaffScope, key: MailKey, words: MailWords) {
  requirePlaceholders(key, words)
  const { subject, text, html = '' } = sampleMail(scope, key, words)
  return { subject, text, html }
}

type Written = MailWords & { readonly version: number }

export async function setMailText(scope: StaffScope, key: MailKey, { version, ...words }: Written): Promise<void> {
  requirePlaceholders(key, words)
  await inTransaction(scope, async (inside) => {
    const before = await findMailText(inside.db, key)
    ensure((before?.version ?? 0) === version, 'conflict')
    ensure(await storeMailText(inside.db, key, { words, seen: version, at: inside.now() }), 'conflict')
    const changed = (['subject', 'intro', 'closing'] as const).flatMap((field) => {
      const was = before?.[field] ?? ''
      return was === words[field] ? [] : [[field, [was, words[field]] as const] as const]
    })
    await note(inside, 'changed', key, { changed: Object.fromEntries(changed) })
  })
  forgetMailTexts(scope)
}

interface Reset {
  readonly version: number
  readonly reason: string
}

export async function resetMailText(scope: StaffScope, key: MailKey, { version, reason }: Reset): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const before = await findMailText(inside.db, key)
    ensure(before && (await deleteMailText(inside.db, key, version)), 'conflict')
    const { subject, intro, closing } = before
    await note(inside, 'reset', key, { changed: { words: [{ subject, intro, closing }, null] }, reason })
  })
  forgetMailTexts(scope)
}

interface Noted {
  readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly reason?: string
}

const note = (scope: StaffScope, act: 'changed' | 'reset' | 'tested', { kind, language }: MailKey, noted: Noted = {}) =>
  writeAudit(scope, {
    action: `mail-text.${act}`,
    targetType: 'mail-text',
    targetId: `${kind} ${language}`,
    ...noted,
  })

const TestMail = z.strictObject({
  id: z.uuid(),
  to: z.string(),
  kind: z.enum(MAIL_KINDS),
  language: z.enum(LANGUAGES),
  words: z.strictObject({ subject: z.string(), intro: z.string(), closing: z.string() }),
})
type TestMail = z.output<typeof TestMail>

export const testMailJob: JobKind<TestMail> = { name: 'send-test-mail', schema: TestMail, perMailTransport: true }

/** Sends the mail as it would be to the caller. */
export async function orderTestMail(scope: StaffScope, key: MailKey, words: MailWords): Promise<void> {
  requirePlaceholders(key, words)
  const { email } = await requireAccount(scope)
  await inTransaction(scope, async (inside) => {
    await inside.jobs.enqueue(inside.db, testMailJob, { id: randomUUID(), to: email, ...key, words })
    await note(inside, 'tested', key)
  })
}

/** Job: the words are added already, so that those that are stored are not added as well. */
export async function sendTestMail(world: World, { id, to, kind, language, words }: TestMail): Promise<void> {
  const { subject, text, html } = sampleMail(world, { kind, language }, words)
  const messageId = messageIdOf(world.config, `test-mail.${id}`)
  await world.mail.send({ to, subject, text, ...(html !== undefined && { html }), messageId, isRequested: true })
}
