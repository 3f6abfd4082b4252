import { useTranslation } from '#web/i18n/language.ts'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Loaded, Row, Rows, Section } from './section.tsx'
import { useHealth } from './use-system.ts'

const MEBIBYTE = 2 ** 20

/** Processes, database, disks, backup and ledger. */
export function Health() {
  const { t, language } = useTranslation()
  const found = useHealth()
  const megabytes = (bytes: number) =>
    t('staffsystem.megabytes', {
      count: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(bytes / MEBIBYTE),
    })
  return (
    <Loaded found={found}>
      {({ processes, databaseBytes, isReady, backupAt, ledger }) => (
        <>
          <Section title={t('staffsystem.installation')}>
            <Facts>
              <Fact name={t('staffsystem.ready')}>{t(isReady ? 'staffsystem.readyYes' : 'staffsystem.readyNo')}</Fact>
              <Fact name={t('staffsystem.database')}>{megabytes(databaseBytes)}</Fact>
              <Fact name={t('staffsystem.backup')}>
                {backupAt ? <Moment at={backupAt} /> : t('staffsystem.backupUnknown')}
              </Fact>
              <Fact name={t('staffsystem.ledger')}>
                {ledger ? (
                  <>
                    {t('staffsystem.ledgerFound', { count: ledger.differences })} · <Moment at={ledger.checkedAt} />
                  </>
                ) : (
                  t('staffsystem.ledgerNever')
                )}
              </Fact>
            </Facts>
          </Section>
          <Section title={t('staffsystem.processes')} note={t('staffsystem.processesNote')}>
            <Rows>
              {processes.map(({ id, host, version, commit, runsJobs, seenAt, startedAt, clockMs, ...disk }) => (
                <Row
                  key={id}
                  title={
                    <>
                      {host} {runsJobs && <Badge>{t('staffsystem.runsJobs')}</Badge>}
                    </>
                  }
                  note={
                    <>
                      {t('staffsystem.version', { version, commit: commit === '' ? '–' : commit })} ·{' '}
                      {t('staffsystem.started')} <Moment at={startedAt} /> · {t('staffsystem.clock', { ms: clockMs })}
                    </>
                  }
                  end={
                    <span className="text-right">
                      {disk.diskFreeBytes !== null && (
                        <span className="block font-[600]">
                          {t('staffsystem.free', { size: megabytes(disk.diskFreeBytes) })}
                        </span>
                      )}
                      <span className="block text-12 text-muted">
                        {t('staffsystem.seen')} <Moment at={seenAt} />
                      </span>
                    </span>
                  }
                />
              ))}
            </Rows>
          </Section>
        </>
      )}
    </Loaded>
  )
}
