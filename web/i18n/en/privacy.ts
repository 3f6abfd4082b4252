import type { Translated } from '../catalogue.ts'

/** English privacy notice (GDPR art. 13). */
export const privacy: Translated<'privacy'> = {
  title: 'Privacy',
  intro:
    'In short: we store what your account and your deck need. Our pages load nothing from other providers, there is no ad tracking, and nothing is sold. Here is all of it in detail.',
  controllerTitle: 'Who is responsible',
  controllerText: 'The controller under Art. 4 No. 7 GDPR is:',
  controllerContact: 'For everything about your data, reach us by the {link}.',
  purposesTitle: 'What we store, what for and how long',
  dataLabel: 'Data',
  basisLabel: 'Purpose and basis',
  keepLabel: 'How long',
  'account-title': 'Your account',
  'account-data':
    'Username, email address, password (only as an Argon2id hash), timezone, language, account type, when you accepted which version of the terms, whether your address refuses mails.',
  'account-basis': 'So that you can log in and keep your deck: contract, Art. 6 (1) b GDPR.',
  'account-keep':
    'Until you delete your account; accounts that were never confirmed 7 days, a changed email address 7 more days. That an address refuses mails: 180 days.',
  'sessions-title': 'Sign-ins and codes',
  'sessions-data':
    'A random identifier in the cookie (we keep only its hash), name of browser and system, times; the second factor of staff (encrypted); codes for email and password, and links to a copy of your data, only as a checksum.',
  'sessions-basis': 'Safe sign-in and protection from takeover: contract and Art. 6 (1) f GDPR.',
  'sessions-keep': 'Sign-ins until 7 days after their end, codes at most 24 hours after they expired.',
  'swipes-title': 'Deck and taste',
  'swipes-data':
    'What you swiped right and left, gave reasons for, took back, looked at and filtered, the sizes you name, what we compute from it about your taste, and what you say about it yourself.',
  'swipes-basis':
    'A deck that fits you and shows nothing twice: contract, Art. 6 (1) b GDPR. You can turn off the personalised order in your profile.',
  'swipes-keep':
    'Until you restart, delete it in your history, or delete your account, at most 13 months; after that only sums of at least 10 people stay. What you said yourself, until you take it back.',
  'statistics-title': 'Products shown and opened',
  'statistics-data':
    'Which products were shown to you, which ones you looked at and opened, when, where in the app, and on what kind of device (phone, tablet, computer, app).',
  'statistics-basis':
    'Statistics for brands, which show sums only and never people, and your history: Art. 6 (1) f GDPR. What you say when you pass, the sizes you name and what you filter are only used in groups of at least 20 people.',
  'statistics-keep':
    'Until you restart, delete it in your history, or delete your account, at most 13 months. Daily sums per product, which name no person, stay.',
  'saved-title': 'What you saved',
  'saved-data':
    'Products, brands and searches that you saved, and brands that you follow or have hidden. Also your lists and the links by which you share them.',
  'saved-basis': 'Your collection on all devices: contract, Art. 6 (1) b GDPR.',
  'saved-keep': 'Until you remove them or delete your account.',
  'clicks-title': 'Ways to the shop',
  'clicks-data':
    'That and when you went from a card to a brand’s shop, with a random number. For advertisements also that and when you saw them, and for clicks on them a hash of your network address. The address by which you open the shop contains this number and that you come from us, and from which part of the app, but nothing about you. If the brand reports an order with the number to us, we store the order number, value and time.',
  'clicks-basis':
    'Statistics for brands, without your name, billing of advertisements, and protection from fake clicks: Art. 6 (1) f GDPR.',
  'clicks-keep':
    'The link to you for 90 days or until your account is deleted; after that only the number stays. Advertisements that you saw are deleted after 13 months. Reported orders for 13 months, then sums of days.',
  'drops-title': 'Notice of a drop, and price alert',
  'drops-data':
    'Email address, product, the date you know, language and when you agreed. For the price alert: that you want it, and what you saved. How often the link in the mails about a drop was opened is counted per product for the brand: all mails have the same link, so we do not know who clicked.',
  'drops-basis': 'The mails that you asked for: consent, Art. 6 (1) a GDPR, which you can withdraw at any time.',
  'drops-keep':
    'The sign-up until 30 days after the mail, unconfirmed 7 days, otherwise until you withdraw or delete your account. The proof of consent stays for 3 years, without a readable address.',
  'push-title': 'Push messages (only if you switch them on)',
  'push-data':
    'The address of your browser at its push service, the keys for encrypting, your language, and which drop this device was told about and when. They are delivered by the service of your browser (Google, Mozilla, Apple or Microsoft): it learns that and when something comes for your device, but cannot read it.',
  'push-basis':
    'The message about the drop that you asked for: consent, Art. 6 (1) a GDPR, which you can withdraw at any time.',
  'push-keep': 'Until you switch push off or log out on the device; which drops it was told about, 30 days.',
  'google-title': 'Sign in with Google (only if you choose it)',
  'google-data':
    'The identifier of your Google account and your confirmed email address. You reach Google only by your own click.',
  'google-basis': 'Signing in without a password of your own: contract, Art. 6 (1) b GDPR.',
  'google-keep': 'Until you delete your account.',
  'workspace-title': 'Work for a brand (only if you do)',
  'workspace-data':
    'Which brands you work for and in which role, invitations to your email address, what you entered and assured when you registered a brand, notifications about it, and a log of what you changed. We look up a brand’s VAT ID in the register of the EU (VIES).',
  'workspace-basis':
    'So that only its team runs a brand, and it can be traced who did what: contract and GDPR Art. 6(1)(b) and (f).',
  'workspace-keep':
    'Until you leave the team or delete your account; invitations 7 days, notifications 12 months, a registration that was begun 24 hours, the log 2 years. If you delete your account, the log no longer says that it was you.',
  'billing-title': 'Purchases and invoices (only for a brand)',
  'billing-data':
    'Billing address, VAT ID and the e-mail address of the invoice, purchases, invoices and movements of credit. You enter card data only at the payment service (Stripe, where the operator uses it). Of it we know kind, last four digits and expiry of the card.',
  'billing-basis': 'The purchase, and the duty to keep invoices: contract and Art. 6 (1) b and c GDPR.',
  'billing-keep': 'A saved card until you remove it. Invoices 8 and movements 10 years from the end of their year.',
  'chat-title': 'Conversations with brands and with us',
  'chat-data':
    'Your messages with the products they are about, when they arrived and were read, and whom you blocked. The brand sees your username, not your email address. While your account is younger than a day, phone numbers, email addresses and IBANs are masked before they are stored.',
  'chat-basis':
    'So that you can write to each other: contract, Art. 6 (1) b GDPR; protection against fraud: Art. 6 (1) f.',
  'chat-keep':
    '24 months after the last message, or until you delete your account. A reported message stays with its report for 24 months.',
  'support-title': 'Tickets with support',
  'support-data':
    'What you write and send to support, what it answers and notes, your rating. Details about the app and your browser only if you agree.',
  'support-basis': 'So that we can help you: contract and Art. 6 (1) b and f GDPR.',
  'support-keep':
    '24 months after the last change. Your own tickets are deleted with your account; those of a brand stay with it, without your name. Attachments that you do not send, one day.',
  'letters-title': 'Messages and reports',
  'letters-data': 'What you write to us by the contact form or as a report, with name and email address.',
  'letters-basis': 'Answering, and the legal duty to handle reports (Art. 16 DSA): Art. 6 (1) c and f GDPR.',
  'letters-keep': '24 months, independent of an account.',
  'security-title': 'Protection from abuse',
  'security-data':
    'Your network address, for minutes to hours and only as a checksum, to notice too many attempts; error logs without content; a security log of what happened to an account and when (login, failed attempt, code, copy of the data, deletion), holding a checksum instead of your name. If you work for a brand, for a good month checksums of the network addresses from which its section was used, so that clicks on its ads from there cost nothing. We keep no log of single page views.',
  'security-basis': 'Safe operation: Art. 6 (1) f GDPR.',
  'security-keep': 'Counters until one hour after their window has ended, 26 hours at most; logs at most 90 days.',
  deviceTitle: 'What lies on your device',
  deviceText:
    'Only what is technically necessary (§ 25 (2) No. 2 TDDDG), which is why no banner asks you. Nothing beyond this list ever lies on your device:',
  'device-session': 'That you are logged in, until you log out; after registering, for 24 hours, that you did so here.',
  'device-appSession': 'The same in the app.',
  'device-signedIn':
    'That you are logged in here, so that we can tell you when your session has ended, until you log out.',
  'device-leaving': 'That you logged out, until we know of it, for example without a network.',
  'device-appLeaving': 'In the app, what we need for that: the identifier of the sign-in that is still to be ended.',
  'device-language': 'Your language.',
  'device-theme': 'Light or dark colours, if you chose them yourself.',
  'device-motion': 'That you want less motion, if you turned it off here.',
  'device-haptics': 'That you want no vibration, if you turned it off here.',
  'device-onboarding': 'That you have seen the introduction.',
  'device-verification': 'Your email address until it is confirmed.',
  'device-look': 'Whether you see your products as a list instead of a deck.',
  'device-passReasons': 'That you do not want to be asked for the reason after a pass.',
  'device-ticketDraft': 'Your unfinished message to support, until you send it or close the tab.',
  'device-chat': 'Messages that you have begun or that still wait for a connection, until you log out.',
  'device-brandDraft': 'The draft of your brand’s registration without the password, until you submit it.',
  'device-workspaceRail': 'Whether the navigation of your workspace is narrow.',
  'device-workspaceColumns': 'Which columns you have hidden in the table of your products.',
  'device-searches': 'Your last searches until you log out.',
  'device-google': 'The state of a sign-in with Google until you are back.',
  'device-workspace': 'For which of your brands you work in this tab, and which files are on their way from here.',
  'device-heroLikes':
    'Likes from the start page that you take into your account, until you are signed in, for one hour at most.',
  'device-swipes': 'Swipes that still wait for a connection.',
  'device-ownCards': 'Your next cards and what you saved, so that they are there without a network, until you log out.',
  'device-ownPictures': 'Their pictures, until you log out.',
  'device-app': 'The app itself, with nothing of you in it.',
  'place-cookies': 'Cookie:',
  'place-vault': 'Key store of the device:',
  'place-localStorage': 'Storage of this site:',
  'place-sessionStorage': 'Storage of this tab:',
  'place-indexedDB': 'Database in the browser:',
  'place-caches': 'Files for use without a network:',
  othersTitle: 'Who else learns something',
  othersText:
    'Providers of data centre and email delivery work only on our behalf (Art. 28 GDPR). Brands see aggregated figures only. When you go to a brand’s shop, its own privacy notice applies there; your browser tells the shop only that you come from us. We do not transfer anything to countries outside the EU on our own account; if you switch push on, the encrypted message travels through the push service of your browser, which may be there.',
  rankingTitle: 'Personalisation, no profiles for advertising',
  rankingText:
    'We order your deck from your own swipes; how exactly is said under {link}. Which paid card you see does not depend on a profile of you. No program takes decisions with legal effect here (Art. 22 GDPR).',
  rightsTitle: 'Your rights',
  rightsDelete: 'delete the account',
  rightsText:
    'You can ask for information and a copy of your data, have them corrected, deleted or restricted, take them with you, and object to processing (Art. 15 to 21 GDPR). Much of it works at once in your profile: download everything, change it, correct your style, turn off personalisation, delete your history, restart, {link}. For everything else write to us; we answer within a month at the latest. You can withdraw a consent for the future at any time.',
  objectionTitle: 'Objection',
  objectionText:
    'Where we rely on legitimate interests (Art. 6 (1) f GDPR), you can object at any time on grounds of your particular situation. We then stop unless compelling grounds stand against it.',
  complaintTitle: 'Complaint',
  complaintText: 'You can complain to any data protection authority, for example where you live.',
  mustTitle: 'Do you have to give us anything?',
  mustText:
    'Without username and email address there is no account. Everything else is voluntary. For an account you must be at least 16 years old; we do not ask for your date of birth.',
}
