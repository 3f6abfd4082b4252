import { FEED_LIMITS, type FeedHours } from '#contract/brand-feeds.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

export interface FeedValues {
  readonly address: string
  readonly username: string
  readonly password: string
  /** Null: only once. */
  readonly everyHours: FeedHours | null
}

interface FeedFieldsProps {
  readonly values: FeedValues
  readonly onChange: (changes: Partial<FeedValues>) => void
  /** Intervals of the plan. */
  readonly hours: readonly FeedHours[]
  /** A new address may be imported only once. */
  readonly mayBeOnce: boolean
  /** A password is stored: an empty field keeps it. */
  readonly hasPassword: boolean
}

/** Address, interval and login of a feed. */
export function FeedFields({ values, onChange, hours, mayBeOnce, hasPassword }: FeedFieldsProps) {
  const { t } = useTranslation()
  const { address, username, password, everyHours } = values
  const once = { value: 'once', label: t('feeds.once') }
  return (
    <div className="grid w-full gap-x-6 gap-y-5 md:grid-cols-2">
      <TextField
        label={t('feeds.address')}
        hint={t('feeds.addressHint')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={FEED_LIMITS.address}
        value={address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <SelectField
        label={t('feeds.interval')}
        hint={hours.length === 0 ? t('feeds.noPlan') : undefined}
        value={everyHours === null ? 'once' : String(everyHours)}
        options={[
          ...(mayBeOnce ? [once] : []),
          ...hours.map((each) => ({ value: String(each), label: t('feeds.every', { count: each }) })),
        ]}
        onChange={(chosen) => onChange({ everyHours: hours.find((each) => String(each) === chosen) ?? null })}
      />
      <details className="md:col-span-2" open={username !== '' || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-14">{t('feeds.login')}</summary>
        <div className="grid gap-x-6 gap-y-5 pt-2 md:grid-cols-2">
          <TextField
            label={t('feeds.username')}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={FEED_LIMITS.login}
            value={username}
            onChange={({ target }) => onChange({ username: target.value })}
          />
          <TextField
            type="password"
            label={hasPassword ? t('feeds.newPassword') : t('feeds.password')}
            autoComplete="new-password"
            maxLength={FEED_LIMITS.login}
            value={password}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        </div>
      </details>
    </div>
  )
}
