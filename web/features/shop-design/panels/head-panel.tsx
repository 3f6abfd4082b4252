import { BANNER_HEIGHTS, LOGO_POSITIONS, THEME_TEXT } from '#contract/shop-theme.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useTheme } from '../design-context.ts'
import { TextPair } from './text-pair.tsx'

/** Banner, logo, and what the shop says first. */
export function HeadPanel() {
  const { t } = useTranslation()
  const { theme, set } = useTheme()
  const isHeroShown = theme.sections.some(({ kind, isShown }) => kind === 'hero' && isShown)
  return (
    <>
      {!isHeroShown && <p className="rounded-control bg-line p-3 text-14">{t('design.heroHidden')}</p>}
      <TextPair
        label={t('design.headline')}
        value={theme.headline}
        most={THEME_TEXT.headline}
        onChange={(value, language) => set('headline', value, `headline ${language}`)}
      />
      <TextPair
        label={t('design.intro')}
        value={theme.intro}
        most={THEME_TEXT.intro}
        hasLines
        onChange={(value, language) => set('intro', value, `intro ${language}`)}
      />
      <TextPair
        label={t('design.button')}
        hint={t('design.buttonHint')}
        value={theme.button}
        most={THEME_TEXT.button}
        onChange={(value, language) => set('button', value, `button ${language}`)}
      />
      <Segmented
        label={t('design.logoPosition')}
        value={theme.logoPosition}
        options={LOGO_POSITIONS.map((value) => ({ value, label: t(`design.logo-${value}`) }))}
        onChange={(value) => set('logoPosition', value)}
      />
      <div className="flex flex-col gap-2">
        <Segmented
          label={t('design.bannerHeight')}
          value={theme.bannerHeight}
          options={BANNER_HEIGHTS.map((value) => ({ value, label: t(`design.banner-${value}`) }))}
          onChange={(value) => set('bannerHeight', value)}
        />
        <p className="text-14 text-muted">
          {t('design.bannerHint')}{' '}
          <Link href={PATHS.assets} className="link">
            {t('design.toAssets')}
          </Link>
        </p>
      </div>
    </>
  )
}
