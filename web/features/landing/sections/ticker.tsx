import { useTranslation } from '#web/i18n/language.ts'

/** A scrolling strip of text; announced once to screen readers, static with reduced motion. */
export function Ticker() {
  const { t } = useTranslation()
  const lines = [t('landing.ticker1'), t('landing.ticker2'), t('landing.ticker3'), t('landing.ticker4')]
  return (
    <div className="overflow-hidden bg-volt py-3 text-black">
      <p className="sr-only">{lines.join('. ')}</p>
      <div aria-hidden className="tape flex w-max">
        {['a', 'b'].map((copy) => (
          <div key={copy} className="flex">
            {[...lines, ...lines].map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed strip
              <span key={index} className="headline flex items-center gap-6 pr-6 text-18 leading-7 uppercase">
                {line}
                <span className="size-2.5 rotate-45 bg-black" />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
