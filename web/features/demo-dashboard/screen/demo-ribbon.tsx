import { Footprints } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import './demo.css'

/** Says on every screen that this is a demo, and leads to the registration. */
export function DemoRibbon({ onTour }: { readonly onTour: () => void }) {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('demo.ribbon')}
      className="demo-ribbon fixed inset-x-0 z-35 @container flex h-14 items-center gap-2 border-b border-bone/25 bg-black pr-2 pl-4 text-bone sm:gap-3 md:pr-4"
    >
      <p className="min-w-0 flex-1 truncate text-14">
        <strong className="font-[750]">{t('demo.name')}</strong>
        <span className="max-lg:sr-only"> · {t('demo.what')}</span>
      </p>
      <button
        type="button"
        onClick={onTour}
        title={t('demo.tour')}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-[650] hover:bg-bone/15"
      >
        <Footprints aria-hidden size={20} />
        <span className="max-md:sr-only">{t('demo.tour')}</span>
      </button>
      {/* Where text is so large that not all fits, the way to the registration stays. */}
      <div className="@max-[20rem]:hidden">
        <LanguageSwitch />
      </div>
      <a
        href={PATHS.brandRegister}
        className="flex min-h-11 items-center rounded-control bg-volt px-3 text-14 font-[650] whitespace-nowrap text-black hover:opacity-85 sm:px-4"
      >
        <span className="sm:hidden">{t('demo.registerShort')}</span>
        <span className="max-sm:hidden">{t('demo.register')}</span>
      </a>
    </aside>
  )
}
