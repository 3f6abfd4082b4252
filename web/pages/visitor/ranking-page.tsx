import { useSiteFacts } from '#web/api/site-facts.ts'
import { TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

/** What the order of the cards depends on, with the ranking's own numbers (Trust L05). */
export function Page() {
  const { t } = useTranslation()
  return (
    <InfoFrame title={t('ranking.title')} intro={t('ranking.intro')}>
      <Parameters />
      <TextSection title={t('ranking.filters')}>
        <p>{t('ranking.filtersText')}</p>
      </TextSection>
      <TextSection title={t('ranking.money')}>
        <p>{t('ranking.moneyText')}</p>
        <Promoted />
      </TextSection>
      <TextSection title={t('ranking.not')}>
        <p>{t('ranking.notText')}</p>
      </TextSection>
      <TextSection title={t('ranking.control')}>
        <p>{t('ranking.controlText')}</p>
        <StyleSection />
      </TextSection>
      <TextSection title={t('ranking.listsTitle')}>
        <Lists />
        <p>{t('ranking.listsText')}</p>
      </TextSection>
    </InfoFrame>
  )
}

/** Where promoted cards are, and how they are chosen. */
function Promoted() {
  const { t } = useTranslation()
  const numbers = useSiteFacts()?.ranking
  if (!numbers) return null
  return (
    <p>
      {t('ranking.moneyRules', {
        every: numbers.promotedEvery,
        free: numbers.promotedFree,
        distance: numbers.promotedDistance,
        times: numbers.promotedTimes,
        days: numbers.promotedDays,
      })}
    </p>
  )
}

/** What "your style" changes. */
function StyleSection() {
  const { t } = useTranslation()
  const facts = useSiteFacts()
  return facts && <p>{t('ranking.wishText', { points: facts.ranking.wishPoints })}</p>
}

/** How search, shops and brands are ordered. */
function Lists() {
  const { t } = useTranslation()
  const lists = useSiteFacts()?.lists
  if (!lists) return null
  return (
    <>
      <p>
        {t('ranking.searchText', {
          brand: lists.brandPercent,
          kind: lists.kindPercent,
          description: lists.descriptionPercent,
        })}
      </p>
      <p>{t('ranking.shopText')}</p>
      <p>{t('ranking.brandsText', { likers: lists.likersDays, start: lists.headStartDays })}</p>
    </>
  )
}

function Parameters() {
  const { t } = useTranslation()
  const facts = useSiteFacts()
  if (!facts) return <p role="status">{t('ranking.factsLoading')}</p>
  const numbers = facts.ranking
  return (
    <>
      <TextSection title={t('ranking.taste')}>
        <p>{t('ranking.tasteText')}</p>
        <p>{t('ranking.tasteNew', { count: numbers.knownAfterSwipes })}</p>
      </TextSection>
      <TextSection title={t('ranking.variety')}>
        <p>
          {t('ranking.varietyText', {
            fit: numbers.fitPercent,
            variety: numbers.varietyPercent,
            most: numbers.brandMost,
            window: numbers.brandWindow,
          })}
        </p>
      </TextSection>
      <TextSection title={t('ranking.fresh')}>
        <p>
          {t('ranking.freshText', {
            share: numbers.newPercent,
            shown: numbers.newUntilShown,
            days: numbers.freshDays,
          })}
        </p>
      </TextSection>
    </>
  )
}
