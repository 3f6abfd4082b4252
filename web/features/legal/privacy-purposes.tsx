import { useTranslation } from '#web/i18n/language.ts'

/** The purposes for which data is stored; the server's tables are assigned to these (Trust L20). */
const PURPOSES = [
  'account',
  'sessions',
  'swipes',
  'statistics',
  'saved',
  'clicks',
  'drops',
  'push',
  'google',
  'workspace',
  'billing',
  'chat',
  'support',
  'letters',
  'security',
] as const

/** Every purpose with its data, legal basis and retention. */
export function PrivacyPurposes() {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-4">
      {PURPOSES.map((purpose) => (
        <li key={purpose} className="rounded-sheet border border-line bg-surface p-5">
          <h3 className="mb-3 text-18 font-[700]">{t(`privacy.${purpose}-title`)}</h3>
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 hyphens-auto sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-14 text-muted sm:leading-6">{t('privacy.dataLabel')}</dt>
            <dd className="max-sm:mb-2">{t(`privacy.${purpose}-data`)}</dd>
            <dt className="text-14 text-muted sm:leading-6">{t('privacy.basisLabel')}</dt>
            <dd className="max-sm:mb-2">{t(`privacy.${purpose}-basis`)}</dd>
            <dt className="text-14 text-muted sm:leading-6">{t('privacy.keepLabel')}</dt>
            <dd>{t(`privacy.${purpose}-keep`)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
