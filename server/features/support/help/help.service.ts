import type { HelpGroup } from '#contract/help.limits.ts'
import { HELP } from '#contract/help.limits.ts'
import type { HelpArticles, StaffHelpArticle } from '#contract/help.ts'
import type { Language } from '#contract/vocabulary.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope } from '#server/platform/scope/scope.ts'
import {
  countArticles,
  deleteArticle,
  findArticle,
  type HelpRecord,
  insertArticle,
  selectArticles,
  updateArticle,
} from './help.store.ts'

const wordsOf = (row: HelpRecord, language: Language) =>
  language === 'de'
    ? { title: row.titleDe, words: row.wordsDe, text: row.textDe }
    : { title: row.titleEn, words: row.wordsEn, text: row.textEn }

/** What staff published, and which articles of the product they took out. */
export async function articlesOf({ db }: Scope, language: Language): Promise<HelpArticles> {
  const rows = await selectArticles(db)
  const published = rows.filter(({ isPublished }) => isPublished)
  return {
    articles: published.map((row) => ({
      ...{ id: row.id, group: row.group, place: row.place },
      ...wordsOf(row, language),
    })),
    hidden: rows.filter(({ isPublished }) => !isPublished).map(({ id }) => id),
  }
}

const present = (row: HelpRecord): StaffHelpArticle => ({
  ...{ id: row.id, group: row.group, place: row.place, isPublished: row.isPublished, version: row.version },
  de: wordsOf(row, 'de'),
  en: wordsOf(row, 'en'),
})

export const listHelp = async ({ db }: StaffScope) => ({ articles: (await selectArticles(db)).map(present) })

interface Words {
  readonly title: string
  readonly words: string
  readonly text: string
}

interface Written {
  readonly group: HelpGroup
  readonly place: number
  readonly isPublished: boolean
  readonly de: Words
  readonly en: Words
  /** 0: there is none yet. */
  readonly version: number
}

export function writeArticle(scope: StaffScope, id: string, written: Written): Promise<{ ok: true }> {
  const { group, place, isPublished, de, en, version } = written
  return inTransaction(scope, async (inside) => {
    const { db, now } = inside
    const row: HelpRecord = {
      ...{ id, group, place, isPublished, version: version + 1, updatedAt: now() },
      ...{ titleDe: de.title, wordsDe: de.words, textDe: de.text },
      ...{ titleEn: en.title, wordsEn: en.words, textEn: en.text },
    }
    const before = await findArticle(db, id)
    if (version === 0) {
      await takeLock(db, 'help-articles')
      ensure((await countArticles(db)) < HELP.most, 'help.full', { values: { n: HELP.most } })
      ensure(await insertArticle(db, row), 'conflict')
    } else ensure(await updateArticle(db, row, version), 'conflict')
    await writeAudit(inside, {
      action: isPublished ? 'help-article.published' : 'help-article.unpublished',
      targetType: 'help-article',
      targetId: id,
      changed: changesOf(before, row),
    })
    return { ok: true }
  })
}

export function removeArticle(scope: StaffScope, id: string, reason: string): Promise<{ ok: true }> {
  return inTransaction(scope, async (inside) => {
    const row = await deleteArticle(inside.db, id)
    ensure(row, 'help.unknown')
    await writeAudit(inside, {
      action: 'help-article.removed',
      targetType: 'help-article',
      targetId: id,
      reason,
      changed: changesOf(row, null),
    })
    return { ok: true }
  })
}

const LOGGED = [
  'group',
  'place',
  'isPublished',
  'titleDe',
  'titleEn',
  'wordsDe',
  'wordsEn',
  'textDe',
  'textEn',
] as const

const changesOf = (before: HelpRecord | null, after: HelpRecord | null) =>
  Object.fromEntries(
    LOGGED.filter((field) => before?.[field] !== after?.[field]).map((field) => [
      field,
      [before?.[field] ?? null, after?.[field] ?? null] as const,
    ]),
  )
