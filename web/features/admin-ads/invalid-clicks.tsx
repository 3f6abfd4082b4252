import { useTranslation } from '#web/i18n/language.ts'
import { Definition } from '#web/ui/figures/definition.tsx'
import type { StaffAds } from './use-staff-ads.ts'

/** Which clicks were free in the last days, by rule and day: a jump shows a new kind of bot. */
export function InvalidClicks({ ads: { invalid, invalidByDay, days } }: { readonly ads: StaffAds }) {
  const { t, language } = useTranslation()
  if (invalid.length === 0) {
    return <p className="border-y border-line py-5 text-14 text-muted">{t('staffads.invalidNone')}</p>
  }
  const clicksOn = (reason: string, day: string): number =>
    invalidByDay.find((one) => one.reason === reason && one.day === day)?.clicks ?? 0
  const shortDay = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const cell = 'tabular px-2 py-2.5 text-right'
  const label = t('staffads.invalid')
  return (
    <section className="relative">
      <h2 className="mb-1 flex items-center gap-1 text-18 font-[700]">
        {label}
        <Definition of={label} text={t('staffads.invalidWhat')} />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <section aria-label={label} tabIndex={0} className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
        <table className="w-full min-w-2xl border-collapse text-14">
          <thead>
            <tr className="border-b border-line text-right text-muted *:px-2 *:py-2 *:font-[600]">
              <th scope="col" className="pl-0! text-left">
                {t('staffads.why')}
              </th>
              {days.map((day) => (
                <th key={day} scope="col">
                  {shortDay.format(new Date(`${day}T12:00:00Z`))}
                </th>
              ))}
              <th scope="col">{t('staffads.sum')}</th>
              <th scope="col">{t('staffads.users')}</th>
              <th scope="col">{t('staffads.brands')}</th>
            </tr>
          </thead>
          <tbody>
            {invalid.map(({ reason, clicks, users, brands }) => (
              <tr key={reason} className="border-b border-line align-top">
                <th scope="row" className="max-w-80 min-w-48 py-2.5 pr-2 text-left font-[550]">
                  {/^R\d+$/.test(reason) && <span className="mr-2 font-[700]">{reason}</span>}
                  <span className="text-muted">{t(`staffads.rule-${reason}`)}</span>
                </th>
                {days.map((day) => (
                  <td key={day} className={cell}>
                    {clicksOn(reason, day) || '–'}
                  </td>
                ))}
                <td className={`${cell} font-[650]`}>{clicks}</td>
                <td className={cell}>{users}</td>
                <td className={cell}>{brands}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
