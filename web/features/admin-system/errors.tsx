import { useTranslation } from '#web/i18n/language.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Loaded, Nothing, Row, Rows, Section } from './section.tsx'
import { type SystemError, useErrors } from './use-system.ts'

/** Errors of the server by kind, the latest first. */
export function Errors() {
  const { t } = useTranslation()
  return (
    <Loaded found={useErrors()}>
      {({ errors }) => (
        <Section title={t('staffsystem.errors')} note={t('staffsystem.errorsNote')}>
          {errors.length === 0 ? (
            <Nothing>{t('staffsystem.errorsNone')}</Nothing>
          ) : (
            <Rows>
              {errors.map((error) => (
                <ErrorRow key={error.fingerprint} error={error} />
              ))}
            </Rows>
          )}
        </Section>
      )}
    </Loaded>
  )
}

function ErrorRow({ error: { text, error, route, place, count, firstAt, lastAt, ...last } }: ErrorRowProps) {
  const { t } = useTranslation()
  return (
    <Row
      title={error}
      note={
        <>
          <span className="block">{[text, route, place].filter(Boolean).join(' · ')}</span>
          {t('staffsystem.firstTime')} <Moment at={firstAt} /> · {t('staffsystem.lastTime')} <Moment at={lastAt} />
          {last.requestId !== '' && (
            <span className="block">
              {t('staffsystem.request')} {last.requestId}
            </span>
          )}
        </>
      }
      end={<span className="font-[600]">{t('staffsystem.times', { count })}</span>}
    />
  )
}

interface ErrorRowProps {
  readonly error: SystemError
}
