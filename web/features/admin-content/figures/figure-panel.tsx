import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { FigureForm } from './figure-form.tsx'
import { type Figure, useFiguresRefresh } from './use-figures.ts'

/** One figure: its confirmation, its form and its versions. */
export function FigurePanel({ figure }: { readonly figure: Figure }) {
  const { t } = useTranslation()
  const mayWrite = useStaffRight('content')
  const { current } = figure
  return (
    <div className="flex flex-col gap-6">
      <p className="text-14 text-muted">
        {current.at === null ? (
          t('landingfigures.configured')
        ) : (
          <>
            {t(current.isConfirmed ? 'landingfigures.confirmedBy' : 'landingfigures.setBy', {
              name: current.by ?? t('landingfigures.former'),
            })}
            {' · '}
            <Moment at={current.at} />
          </>
        )}
      </p>
      {mayWrite && <Confirmation figure={figure} />}
      {mayWrite && <FigureForm figure={figure} />}
      <Versions earlier={figure.earlier} />
    </div>
  )
}

function Confirmation({ figure: { name, current } }: { readonly figure: Figure }) {
  const { t } = useTranslation()
  const refresh = useFiguresRefresh()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { isConfirmed, version, source, asOf } = current
  if (!(isConfirmed || (source && asOf))) return <p className="text-14">{t('landingfigures.needsSource')}</p>
  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      const body = { isConfirmed: !isConfirmed, version }
      await call('POST /api/admin/landing-figures/{name}/confirmation', { params: { name }, body })
      showToast({ title: t(isConfirmed ? 'landingfigures.withdrawn' : 'landingfigures.nowConfirmed') })
      await refresh()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <Button tone={isConfirmed ? 'outline' : 'solid'} busy={isBusy} onClick={() => void send()}>
        {t(isConfirmed ? 'landingfigures.withdraw' : 'landingfigures.confirm')}
      </Button>
      <p className="text-14 text-muted">
        {t(isConfirmed ? 'landingfigures.withdrawHint' : 'landingfigures.confirmHint')}
      </p>
      <FormError text={error} />
    </div>
  )
}

function Versions({ earlier }: Pick<Figure, 'earlier'>) {
  const { t, language } = useTranslation()
  if (earlier.length === 0) return null
  return (
    <section aria-label={t('landingfigures.versions')}>
      <h3 className="mb-2 text-16 font-[650]">{t('landingfigures.versions')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {earlier.map(({ id, value, suffix, source, isConfirmed, by, at }) => (
          <li key={id} className="flex gap-4 py-2 text-14">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {source ?? t('landingfigures.noSource')}
              <span className="block text-12 text-muted">
                {t(isConfirmed ? 'landingfigures.confirmed' : 'landingfigures.sample')} ·{' '}
                {by ?? t('landingfigures.former')} {at && <Moment at={at} />}
              </span>
            </span>
            <span className="tabular font-[600]">
              {formatNumber(value, language)}
              {suffix}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
