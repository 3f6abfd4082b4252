import { sql } from 'drizzle-orm'
import type { Database } from '../data/database.ts'
import { inOneBatch, momentText, type PersonalData, type Subject } from '../data/personal-data.ts'

/** Jobs whose payload names this user. pg-boss keeps its rows in `jobs.job` and the partitions below it. */
const names = ({ userId, emailKey }: Subject) =>
  sql`(j.data->>'userId' = ${userId} or lower(normalize(j.data->>'email', NFKC)) = ${emailKey})`

const waiting: PersonalData = {
  name: 'queuedMails',
  title: { de: 'Mails auf dem Weg', en: 'Mails on their way' },
  purpose: {
    de: 'Mails an dich, die gleich gesendet werden oder eben gesendet wurden.',
    en: 'Mails to you that are about to be sent or were just sent.',
  },
  fields: {
    kind: { de: 'Was', en: 'What' },
    state: { de: 'Stand', en: 'State' },
    createdAt: { de: 'Angelegt', en: 'Created' },
    content: { de: 'Inhalt des Auftrags', en: 'Content of the order' },
  },
  exports: {},
  rows: inOneBatch(
    (subject) => sql`select split_part(j.name, '.', 1) as kind, j.state::text as state,
          ${momentText(sql`j.created_on`)} as "createdAt", j.data::text as content
        from jobs.job j where ${names(subject)} order by j.created_on, j.id`,
  ),
}

/** Queued jobs of a user. */
export const jobsData: readonly PersonalData[] = [waiting]

/** Deletes the queued jobs of a deleted user. */
export async function deleteJobsOf(db: Database, subject: Subject): Promise<void> {
  await db.execute(sql`delete from jobs.job j where ${names(subject)}`)
}
