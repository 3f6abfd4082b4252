import { useSiteFacts } from '#web/api/site-facts.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { FigureSource } from './figure-source.tsx'
import { PROMISES, SAVING } from './promises.ts'
import { SectionPicture } from './section-picture.tsx'
import { ToolPicture } from './tool-picture.tsx'

/** The offer to brands, with its one number marked as a sample. */
export function Brands() {
  const { t } = useTranslation()
  return (
    <section id="brands" className="when-near page-column scroll-mt-4 py-20 lg:py-32">
      <div className="mb-14 grid gap-x-16 gap-y-6 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <h2 className="headline text-[clamp(32px,5.5vw,72px)] uppercase">{t('landing.brandsTitle')}</h2>
        <p className="max-w-xl text-18 sm:text-22 sm:leading-8">{t('landing.brandsText')}</p>
      </div>
      <div className="mb-8 grid grid-cols-3 gap-3 lg:gap-6">
        {(['jacket', 'hat', 'parka'] as const).map((piece) => (
          <SectionPicture key={piece} of={piece} className="aspect-[3/4] w-full lg:aspect-[4/3] lg:object-[50%_40%]" />
        ))}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {PROMISES.map(({ id, title, text, path }) => (
          <li key={id} className="group relative flex flex-col bg-surface focus-within:z-1">
            <ToolPicture id={id} className="aspect-[2/1] border-b border-line sm:aspect-[3/2]" />
            <div className="flex flex-col gap-3 p-6 lg:p-8">
              <h3 className="text-22 leading-7 font-[800]">
                {/* The demo has a document of its own (open-demo.ts). */}
                <a href={path} className="after:absolute after:inset-0 group-hover:underline">
                  {t(title)}
                </a>
              </h3>
              <p className="text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-5 rounded-card bg-ink p-6 text-paper lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:p-8">
        <a href={SAVING.path} aria-label={t('landing.savingTool')} className="max-w-80">
          <ToolPicture id={SAVING.id} className="aspect-[3/2] rounded-card" />
        </a>
        <Saving />
        <div className="flex flex-wrap gap-3">
          <Link href={PATHS.brandRegister} className={buttonLook('volt', 'l')}>
            {t('landing.startSelling')}
          </Link>
          {/* The demo has a document of its own (open-demo.ts). */}
          <a
            href={PATHS.demo}
            className={`${buttonLook('outline', 'l')} border-paper/50! text-paper! hover:border-paper!`}
          >
            {t('landing.demo')}
          </a>
        </div>
      </div>
    </section>
  )
}

/** The promise in percent, with its source or a note that it is a sample. */
function Saving() {
  const { t } = useTranslation()
  const claims = useSiteFacts()?.claims
  if (!claims) return null
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3">
      <span className="headline text-[clamp(24px,3.4vw,44px)] uppercase">
        {t('landing.saving', { percent: claims.saving.value })}
      </span>
      <FigureSource claim={claims.saving} tone="volt" />
    </p>
  )
}
