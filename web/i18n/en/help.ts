import type { Translated } from '../catalogue.ts'

export const help: Translated<'help'> = {
  'code-title': 'The code does not arrive',
  'code-words': 'verify confirm login register email mail spam',
  'code-text':
    'The code usually arrives within a minute. If it does not:\n- Look into the folder for spam or promotions.\n- Check that the address is spelled correctly. If it is wrong, simply register again.\n- Ask for a new code. Only the newest one counts.\nSome companies hold back mails from unknown senders for a while. If nothing arrives later either, write to us from another address.',
  'password-title': 'Forgotten password, or a new one',
  'password-words': 'login sign in reset',
  'password-text':
    'Forgotten: tap “Forgot password?” when you log in. You get a code at your address and choose a new password with it. Everywhere else you are logged out then.\nChange: open your profile and there “Password”. People who work for a brand need a longer password. The length is written at the field.',
  'address-title': 'Change your email address',
  'address-words': 'mail account profile new address',
  'address-text':
    'Open your profile and enter the new address at “Email”. It counts only when you have entered the code that we send there.\nThe old address gets a notice with a link that takes the change back. So you keep your account even if someone else made the change.',
  'sessions-title': 'Log out on other devices',
  'sessions-words': 'session device lost phone security',
  'sessions-text':
    'In your profile, “Signed-in devices” shows where you are logged in. You can log out each device, or all others at once.\nIf you have lost a device, change your password after that.',
  'swiping-title': 'How swiping works',
  'swiping-words': 'deck card like pass undo back keys swipe',
  'swiping-text':
    'To the right means “Like”, to the left “Pass”. You can also use the buttons below the card or the arrow keys. A tap on the card shows pictures, sizes and the way to the shop.\nBring back the last card with “Undo”, older ones in the history. From your answers the deck learns what you like. You can switch that off in your profile.',
  'restart-title': 'Start over, or bring cards back',
  'restart-words': 'empty no more cards history delete style reset',
  'restart-text':
    'If the deck is empty, loosen the filters first. After that there are two ways:\n- “Only bring cards back” shows everything again. What the deck knows about your style stays.\n- “Start over” deletes the history and the learned style. Saved products and lists stay.\nBefore you start over we ask, and say what goes and what stays.',
  'filters-title': 'Set filters',
  'filters-words': 'price size gender women men category search',
  'filters-text':
    'With “Filter” above the deck you choose gender, kind, size and price. “Women” and “Men” show unisex, too; “Unisex” shows only unisex.\nEvery active filter stands as a chip above the deck. A tap removes it. You can enter your sizes in your profile for good.',
  'saved-title': 'Saved products and lists',
  'saved-words': 'heart save share wish list collection',
  'saved-text':
    'What you like is under “Saved”. From there you put products on lists of your own. A list is private until you share its link, and you can switch the link off at any time.\nThe heart on a card takes a product out of “Saved” again.',
  'drops-title': 'Drops and price alerts',
  'drops-words': 'reminder release notify price fallen mail',
  'drops-text':
    'At an announced product tap “Get notified”. We tell you as soon as it is out. If the brand moves the date, we tell you that, too.\nFor saved products you can also be told when the price falls. You set all of this in your profile, and every mail has a link to unsubscribe.',
  'notices-title': 'Choose your notifications',
  'notices-words': 'push mail bell quiet unsubscribe too many',
  'notices-text':
    'In your profile you choose what we notify you about on your device. Push comes only if you have allowed it in the browser or the app.\nIf you work for a brand, its events are in the settings of the brand under “Notifications”, for bell, mail and push.',
  'buying-title': 'Buying, shipping and returns',
  'buying-words': 'order delivery return exchange pay shop',
  'buying-text':
    'You always buy in the shop of the brand. “Buy” leads there. Questions about order, shipping and returns are therefore answered by the shop; its details are on the page of the brand.\nIf the price in the shop is not the one on the card, report the product. We will look at it.',
  'report-title': 'Report a product or a brand',
  'report-words': 'counterfeit violation insult notice unsafe illegal',
  'report-text':
    'The menu of a product and the page of a brand have “Report”. Choose the reason and write what it is about. You get a number.\nA person looks at every report and sends you the decision with its reasons. If you do not agree, you can appeal.',
  'data-title': 'A copy of your data, and deleting your account',
  'data-words': 'gdpr access export privacy remove cancel',
  'data-text':
    'In your profile, “Your data” gives you a copy of everything that we have stored about you: as a page to read or as a file for programs.\nThere you also delete your account. That happens at once and cannot be taken back. If a brand is yours alone, hand it over or close it first.',
  'registration-title': 'Register a brand, and the review',
  'registration-words': 'sign up label company imprint approval rejected waiting',
  'registration-text':
    'Under “Register brand” you enter name, company and shop. Then a person checks the details. The overview shows your place in the queue and when the decision is expected.\nIf we need something else, it says what. Change it and submit again. With the approval your one trial of the Pro plan begins, without a card and without having to cancel.',
  'domain-title': 'Verify a domain',
  'domain-words': 'dns txt shop link address proof',
  'domain-text':
    'Links of your products must lead to a domain that is yours. This is how you verify it:\n- Open “Settings” and there “Domains”.\n- Choose a way: email, meta tag, DNS or a file.\n- Check. Entries in the DNS sometimes need some hours until they can be seen.\nIf another brand claims the same domain, we decide by the proofs.',
  'products-title': 'Create and publish a product',
  'products-words': 'new draft picture size material review blocked missing',
  'products-text':
    '“Create product” opens the form. It saves itself as a draft. At the top it says what is still missing to publish.\nThe first picture is the card: upright, with the product in the middle. After you publish, we review. Later changes are reviewed, too; until then the present version stays visible.',
  'import-title': 'Import products',
  'import-words': 'csv excel shopify shopware woocommerce file columns errors rows',
  'import-text':
    'Under “Upload products” you hand in a table or the export of your shop.\n- Map columns that we do not recognise. Next time we know them.\n- Look at the dry run. It changes nothing yet.\n- Import the products. Each faulty row is in a file with its reason, which you can download, mend and upload again.\nYou can undo an import for a day. Under “What is missing?” you fill gaps for all drafts at once.',
  'feed-title': 'Set up a feed',
  'feed-words': 'automatic sync xml google merchant stock update hourly',
  'feed-text':
    'A feed is an address at which your shop offers its products. Enter it under “Upload products”, “Feeds”. We fetch it regularly; how often depends on the plan.\nIf a run would pause very many products or change prices a lot, we stop and ask you. If it fails several times, you get a message, and your products stay as they are.',
  'sale-title': 'Reductions and the lowest price',
  'sale-words': 'sale percent reduced',
  'sale-text':
    'You create a sale under “Sale”: products, percent, period. By law a reduction is measured by the lowest price of the weeks before. That is why we show it at every reduced product.\nIf a product was as cheap before, it is not a real reduction, and we show it without one. The preview says so before you start the sale.',
  'boost-title': 'Ads: start a boost',
  'boost-words': 'sponsored campaign bid budget click impression ppc',
  'boost-text':
    'A boost shows your products more often, always with the word “Sponsored”. You pay only for clicks that lead to your shop.\n- Choose the products under “Ads”.\n- Set the highest price per click and the daily budget. You spend no more than that on a day.\n- Start. You can pause at any time.\nThe click receipt lists every click with its price. If one looks wrong to you, contest it there.',
  'credit-title': 'Top up ad credit',
  'credit-words': 'pay card bonus package debit refund',
  'credit-text':
    'Under “Ad credit” you choose a package or an amount of your own and pay by card. The credit is there as soon as the payment is confirmed.\nBonus credit is used first and expires; it says when. Bought credit that you no longer need can be paid back to you. If a card was declined, nothing was charged.',
  'invoice-title': 'Find invoices, and change the address',
  'invoice-words': 'vat pdf accounting tax company',
  'invoice-text':
    'All invoices are under “Ad credit” and “Plan” to download. Each one is a PDF that accounting programs can read, too.\nThe address comes from your company details in the settings. Change it before your next purchase: an issued invoice is not changed any more, we correct it by a corrective invoice. Write us the number of the invoice for that.',
  'plan-title': 'Change the plan',
  'plan-words': 'upgrade downgrade subscription price trial limit products',
  'plan-text':
    'Under “Plan” you see what you use and where your limits are. A larger plan holds at once, and you pay only for the remaining days. A smaller one holds from the end of the period.\nNothing is deleted: what is above the limit is paused, and you choose which products are shown. Your place in the deck never depends on the plan.',
  'cancel-title': 'Cancel or pause the plan',
  'cancel-words': 'subscription end cancellation pause payment failed',
  'cancel-text':
    'Under “Plan” you cancel with two clicks to the end of the period and get a confirmation by mail. Until then you can take it back. After that you have the Free plan, and your data stay.\nIf you only want to stop for a while, use “Pause”: your products are not shown then, and nothing is charged.\nIf a payment did not go through, save another card. We try several times.',
  'team-title': 'Invite your team, and roles',
  'team-words': 'member invitation rights owner access colleague',
  'team-text':
    'Under “Team” you invite people by their email address and choose a role: admin, editor, marketing, support or finance. What each may do is written beside it.\nA brand always needs an owner. If you want to leave, make someone else an owner first. How many people can work with you depends on the plan.',
  'insights-title': 'Understand the insights',
  'insights-words': 'numbers statistics views click rate reach impression',
  'insights-text':
    'Every number has its explanation: point at it or tap it. “Impressions” are cards that were shown, “views” were opened, “clicks” led to your shop.\nFigures about groups of people are shown only when there are enough of them. A dash means: not known yet. It does not mean zero.',
  'design-title': 'Design your shop',
  'design-words': 'theme colour font banner logo lookbook preview',
  'design-text':
    'Under “Shop design” you choose template, colours, font and sections and see at once how it looks. The draft saves itself. It becomes public only with “Publish”.\nYou can restore older versions. We point out weak contrasts before you publish. You upload logo and banner under “Logo & banner”.',
  'orders-title': 'Report orders of your shop',
  'orders-words': 'revenue conversion key api table assign',
  'orders-text':
    'So that you see which clicks lead to sales, your shop can report orders: automatically with a key, or by hand as a table. The steps are under “Settings”, “Orders”.\nNumber, value and time are reported, no names. The key belongs on your server only, never on a page.',
  'closing-title': 'Temporary closure, or closing the brand',
  'closing-words': 'delete holiday pause end brand remove',
  'closing-text':
    'In the settings you enter a temporary closure: during that time your products are not in the deck, and your page says when you are back.\nThere you also close the brand for good. It is invisible at once and deleted later; until then an owner can take that back. Invoices and evidence stay as long as the law demands.',
}
