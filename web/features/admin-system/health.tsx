import { useTranslation } from '#web/i18n/language.ts'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Loaded, Row, Rows, Section } from './section.tsx'
import { useHealth } from './use-system.ts'

const MEBIBYTE = 2 ** 20
const GIBIBYTE = 2 ** 30
/** Less is the way of the question to the database. */
const EQUAL_CLOCKS_MS = 1000

/** Processes, database, disks, backup and ledger. */
export function Health() {
  const { t, language } = useTranslation()
  const found = useHealth()
  const size = (bytes: number) => {
    const isLarge = bytes >= GIBIBYTE
    const count = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 })
    return isLarge
      ? t('staffsystem.gibibytes', { count: count.format(bytes / GIBIBYTE) })
      : t('staffsystem.mebibytes', { count: count.format(bytes / MEBIBYTE) })
  }
  const clockText = (ms: number) =>
    Math.abs(ms) < EQUAL_CLOCKS_MS
      ? t('staffsystem.clockEqual')
      : t(ms > 0 ? 'staffsystem.clockAhead' : 'staffsystem.clockBehind', { seconds: Math.round(Math.abs(ms) / 1000) })
  return (
    <Loaded found={found}>
      {({ processes, databaseBytes, isReady, backupAt, ledger }) => (
        <>
          <Section title={t('staffsystem.installation')}>
            <Facts>
              <Fact name={t('staffsystem.ready')}>{t(isReady ? 'staffsystem.readyYes' : 'staffsystem.readyNo')}</Fact>
              <Fact name={t('staffsystem.database')}>{size(databaseBytes)}</Fact>
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
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      {host} {runsJobs && <Badge>{t('staffsystem.runsJobs')}</Badge>}
                    </span>
                  }
                  note={
                    <>
                      {t('staffsystem.version', { version, commit: commit === '' ? '–' : commit })} ·{' '}
                      {t('staffsystem.started')} <Moment at={startedAt} /> · {clockText(clockMs)}
                    </>
                  }
                  end={
                    <span className="sm:text-right">
                      {disk.diskFreeBytes !== null && (
                        <span className="block font-[600]">
                          {t('staffsystem.free', { size: size(disk.diskFreeBytes) })}
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
