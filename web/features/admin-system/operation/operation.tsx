import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useStaffRight } from '#web/api/staff.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { Loaded, Nothing, Row, Rows, Section } from '../section.tsx'
import { FlagForm } from './flag-form.tsx'
import { LineForm, RemoveLineForm } from './line-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { type FlagSetting, type Operation, useOperation } from './use-operation.ts'

const show = (id?: string) => replaceView(toAdmin('system', { view: 'operation', id }))

/** Product 14, System: the line above every screen, registration, and parts that can be switched off. */
export function Operations() {
  const opened = new URLSearchParams(useSearch()).get('id')
  return (
    <Loaded found={useOperation()}>
      {(operation) => (
        <>
          <LineSection line={operation.line} />
          <RegistrationSection registration={operation.registration} />
          <FlagSection flags={operation.flags} />
          <OpenedForm operation={operation} opened={opened} />
        </>
      )}
    </Loaded>
  )
}

function OpenedForm({ operation, opened }: { readonly operation: Operation; readonly opened: string | null }) {
  const { t } = useTranslation()
  const mayAct = useStaffRight('system')
  const { line, registration, flags } = operation
  const flag = flags.find(({ name }) => name === opened)
  const close = () => show()
  const forms = {
    line: [
      t(line.value ? 'staffsystem.switch-edit' : 'staffsystem.switch-plan'),
      <LineForm key={line.version} line={line} onDone={close} />,
    ],
    'line-gone': [t('staffsystem.switch-takeAway'), <RemoveLineForm key={line.version} line={line} onDone={close} />],
    registration: [
      t('staffsystem.switch-registration'),
      <RegistrationForm key={registration.version} registration={registration} onDone={close} />,
    ],
    ...(flag && {
      [flag.name]: [
        t(`staffsystem.switch-flag-${flag.name}`),
        <FlagForm key={flag.version} flag={flag} onDone={close} />,
      ],
    }),
  }
  const found = Object.entries(forms).find(([id]) => id === opened)
  const isOpen = mayAct && found !== undefined
  return (
    <Sheet open={isOpen} onClose={close} side="right" title={String(found?.[1]?.[0] ?? '')}>
      {isOpen && found[1]?.[1]}
    </Sheet>
  )
}

interface ChangeButtonProps {
  readonly id: string
  readonly label: string
  /** What it is about, for screen readers. */
  readonly about?: string
  readonly tone?: 'outline' | 'ghost'
}

function ChangeButton({ id, label, about, tone = 'outline' }: ChangeButtonProps) {
  const mayAct = useStaffRight('system')
  return (
    mayAct && (
      <Button tone={tone} size="s" aria-label={about && `${label}: ${about}`} onClick={() => show(id)}>
        {label}
      </Button>
    )
  )
}

function LineSection({ line }: Pick<Operation, 'line'>) {
  const { t, language } = useTranslation()
  const zone = useTimezone()
  const { value } = line
  return (
    <Section title={t('staffsystem.switch-line')} note={t('staffsystem.switch-lineWhat')}>
      {value ? (
        <Rows>
          <Row
            title={<Titled badge={<LineBadge from={value.from} until={value.until} />}>{value.de}</Titled>}
            note={
              <>
                <span className="block">{value.en}</span>
                {formatDateTime(value.from, language, zone)} – {formatDateTime(value.until, language, zone)}
              </>
            }
            end={
              <>
                <ChangeButton id="line" label={t('staffsystem.switch-edit')} />
                <ChangeButton id="line-gone" label={t('staffsystem.switch-takeAway')} tone="ghost" />
              </>
            }
          />
        </Rows>
      ) : (
        <Nothing>{t('staffsystem.switch-lineNone')}</Nothing>
      )}
      {!value && (
        <div className="mt-3">
          <ChangeButton id="line" label={t('staffsystem.switch-plan')} />
        </div>
      )}
    </Section>
  )
}

const Titled = ({ badge, children }: { readonly badge: ReactNode; readonly children: ReactNode }) => (
  <span className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
    {children}
    {badge}
  </span>
)

function LineBadge({ from, until }: { readonly from: string; readonly until: string }) {
  const { t } = useTranslation()
  const now = Date.now()
  if (Date.parse(until) <= now) return <Badge>{t('staffsystem.switch-lineOver')}</Badge>
  const isShown = Date.parse(from) <= now
  return (
    <Badge tone={isShown ? 'volt' : 'bone'}>
      {t(isShown ? 'staffsystem.switch-lineShown' : 'staffsystem.switch-linePlanned')}
    </Badge>
  )
}

function RegistrationSection({ registration: { value, changedAt } }: Pick<Operation, 'registration'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('staffsystem.switch-registration')} note={t('staffsystem.switch-registrationWhat')}>
      <Rows>
        {(['shoppers', 'brands'] as const).map((who) => (
          <Row
            key={who}
            title={
              <Titled
                badge={
                  <Badge tone={value[who] ? 'bone' : 'signal'}>
                    {t(value[who] ? 'staffsystem.switch-open' : 'staffsystem.switch-closed')}
                  </Badge>
                }
              >
                {t(`staffsystem.switch-${who}`)}
              </Titled>
            }
            note={<Changed at={changedAt} />}
            end={
              <ChangeButton
                id="registration"
                label={t('staffsystem.switch-change')}
                about={t(`staffsystem.switch-${who}`)}
              />
            }
          />
        ))}
      </Rows>
    </Section>
  )
}

function FlagSection({ flags }: Pick<Operation, 'flags'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('staffsystem.switch-flags')} note={t('staffsystem.switch-flagsWhat')}>
      <Rows>
        {flags.map((flag) => (
          <FlagRow key={flag.name} flag={flag} />
        ))}
      </Rows>
    </Section>
  )
}

function FlagRow({ flag: { name, value, changedAt } }: { readonly flag: FlagSetting }) {
  const { t } = useTranslation()
  const { mode, percent } = value
  return (
    <Row
      title={
        <Titled
          badge={
            <Badge tone={mode === 'on' ? 'bone' : 'signal'}>
              {mode === 'percent'
                ? t('staffsystem.switch-percentOf', { percent })
                : t(`staffsystem.switch-mode-${mode}`)}
            </Badge>
          }
        >
          {t(`staffsystem.switch-flag-${name}`)}
        </Titled>
      }
      note={
        <>
          <span className="block">{t(`staffsystem.switch-what-${name}`)}</span>
          <Changed at={changedAt} />
        </>
      }
      end={
        <ChangeButton id={name} label={t('staffsystem.switch-change')} about={t(`staffsystem.switch-flag-${name}`)} />
      }
    />
  )
}

function Changed({ at }: { readonly at: string | null }) {
  const { t } = useTranslation()
  return (
    at && (
      <>
        {t('staffsystem.switch-changed')} <Moment at={at} />
      </>
    )
  )
}
