import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { ActButton } from './act-button.tsx'
import { Loaded, Nothing, Row, Rows, Section } from './section.tsx'
import { type FailedJob, type Queue, useJobs } from './use-system.ts'

/** Queues of jobs and what failed in them. */
export function Jobs() {
  const { t } = useTranslation()
  return (
    <Loaded found={useJobs()}>
      {({ queues, failed }) => (
        <>
          <Section title={t('staffsystem.failedJobs')} note={t('staffsystem.failedJobsNote')}>
            {failed.length === 0 ? (
              <Nothing>{t('staffsystem.failedNone')}</Nothing>
            ) : (
              <Rows>
                {failed.map((job) => (
                  <FailedRow key={job.id} job={job} />
                ))}
              </Rows>
            )}
          </Section>
          <Section title={t('staffsystem.queues')}>
            <Rows>
              {queues.map((queue) => (
                <QueueRow key={queue.queue} queue={queue} />
              ))}
            </Rows>
          </Section>
        </>
      )}
    </Loaded>
  )
}

function FailedRow({ job: { id, queue, failedAt, tries, error } }: { readonly job: FailedJob }) {
  const { t } = useTranslation()
  return (
    <Row
      title={queue}
      note={
        <>
          {t('staffsystem.tries', { count: tries })} · <Moment at={failedAt} /> · {error === '' ? '–' : error}
        </>
      }
      end={
        <ActButton
          label={t('staffsystem.retry')}
          about={queue}
          done={t('staffsystem.retried')}
          act={() => call('POST /api/admin/system/jobs/{id}/retry', { params: { id } })}
        />
      }
    />
  )
}

function QueueRow({ queue: { queue, waiting, later, running, failed, nextAt, ...last } }: { readonly queue: Queue }) {
  const { t } = useTranslation()
  const all = [
    ['due', waiting - later],
    ['later', later],
    ['running', running],
    ['gaveUp', failed],
  ] as const
  const counts = all.filter(([, count]) => count > 0)
  return (
    <Row
      title={queue}
      note={
        <>
          {counts.length > 0
            ? counts.map(([what, count]) => t(`staffsystem.${what}`, { count })).join(' · ')
            : t('staffsystem.idle')}
          {last.doneAt && (
            <>
              {' · '}
              {t('staffsystem.lastRun')} <Moment at={last.doneAt} />
            </>
          )}
          {nextAt && (
            <>
              {' · '}
              {t('staffsystem.nextRun')} <Moment at={nextAt} />
            </>
          )}
          {last.failedAt && (
            <span className="block">
              {t('staffsystem.lastError')} <Moment at={last.failedAt} />: {last.error}
            </span>
          )}
        </>
      }
      end={
        nextAt && (
          <ActButton
            label={t('staffsystem.runNow')}
            about={queue}
            done={t('staffsystem.started-now')}
            act={() => call('POST /api/admin/system/schedules/run', { body: { queue } })}
          />
        )
      }
    />
  )
}
