/** Common passwords, by kind. `password-strength.ts` says how they are applied. */

/** Refused also with any digits before or after. */
export const CORE_WORDS = words(`
  password passwort passwd passwor passwords wordpass kennwort codewort hallo hello test tester testing qwerty qwertz
  azerty letmein welcome willkommen changeme admin administrator root login user guest master schatz schatzi geheim
  iloveyou ichliebedich access abc`)

/** Refused alone and with one digit before or after. */
export const COMMON_WORDS = words(`
  alexander alexandra alexis amanda andrea andreas andrew angela anna annika anthony arthur ashley austin barbara
  benjamin bernd bernhard bianca brandon brandy brian britney bruce cameron carina carlos carmen caroline carolina
  cassie chantal charles charlie charlotte chelsea chester chris christian christin christina christine christoph
  claudia connor daniel daniela david denise dennis diana dieter dominik elisabeth elizabeth emily emma fabian felix
  florian frank franziska freddy frederik gabriel george gerald gunnar gunner gunter hannah hannes harley heather heiko
  helena helmut henry herbert horst hunter isabella jackson jacob jakob james jasmin jasmine jasper jennifer jeremy
  jessica joachim johanna johannes jonas jonathan jordan joseph joshua julia julian juliane junior justin karin karina
  katharina kathrin katrin kerstin kevin klaus lauren lennon leonard leonie lisa louise lucas lukas madison maggie
  malcolm manuel marcel marcus maria marina mario marion markus martin martina matthew matthias maverick maximilian
  maxwell melanie melissa merlin michael michaela michelle mickey miriam monika morgan natalie natasha nathalie nicholas
  nicola nicolas nicole nikita nikolas norbert oliver olivia oscar pamela patricia patrick petra philip philipp philippa
  rachel ramona rebecca richard robert roland ronald ronaldo rosemary russell sabine sabrina samantha sandra sarah
  sascha scooter sebastian silvia simone sophia sophie spencer stefan stefanie stella stephan stephanie steven susanne
  svenja sydney tamara tanja teresa theresa thomas tobias torsten tristan ulrike ursula valentina vanessa veronica
  victor victoria viktor vincent vladimir walter werner william winston wolfgang xavier yannick yvonne
  aardvark animal badger beaver buffalo bulldog bulldogs butterfly catfish cheetah chicken cougar cowboy cowboys coyote
  cricket dolphin dolphins donkey dragon dragons eagle eagles elephant falcon falcons flamingo giraffe goldfish gorilla
  hamster hornet hornets horses jaguar kaninchen kitten leopard lizard mammoth monkey mustang panda panther panthers
  penguin phoenix piglet pitbull puppy pussycat rabbit raptor raven ravens rooster scorpion shark spider spiderman
  squirrel stingray swordfish tiger tigers tomcat turkey turtle unicorn vampire weasel wildcat wildcats wolverine wolves
  wombat zebra
  arsenal baseball basket basketball bayern billard borussia boxing bowling broncos celtic champion champions chargers
  cricket dodgers everton fishing football fussball gateway giants gunners hiphop hockey hunting karate lacrosse lakers
  liverpool manchester marathon packers patriots player poker racing raiders rangers redskins redsox runner schalke
  skater skating soccer softball sports steelers surfer surfing swimming tennis werder winner wrestling yankee yankees
  audi bentley bmw camaro cadillac corvette ducati ferrari harley honda hummer jaguar kawasaki lamborghini maserati
  maxima mercedes motorola nissan opel pontiac porsche prelude subaru suzuki toyota triumph trucker volvo yamaha
  adidas amazon compaq disney explorer facebook google gucci intel internet jordan logitech marlboro microsoft nike nokia
  packard playboy puma samsung siemens snickers software toshiba windows
  africa alaska america arizona athens atlanta atlantis australia austria barcelona berlin boston brazil brooklyn canada
  carolina chicago colorado dakota dallas deutschland detroit england europa europe florida france frankfurt germany
  hamburg hawaii highland holland indian indiana indians ireland istanbul italia italy jamaica japan kansas lasvegas
  london madrid maryland mexico miami michigan montana montreal moscow munich newport newyork oakland orlando pakistan
  paris russia scotland seattle sierra spain stuttgart sweden switzerland texas thailand tokyo toronto turkiye vienna
  virginia
  aqua black blonde blue bronze copper crimson crystal diamond emerald golden green indigo orange pearl platinum purple
  rainbow redhead ruby sapphire scarlet silver violet white yellow
  apple apples apricot banana brownie budlight burger butter cheese cherry chips chocolate cinnamon cocacola coffee cookie
  cookies espresso ginger guinness honey icecream kaffee kartoffel lemon mango muffin nutella olive pancake
  peach peaches peanut pepper pickle pizza popcorn pumpkin schokolade snickers strawberry sugar tequila vanilla whisky
  angel angels april august autumn beach birthday blizzard bluebird breeze christmas cloud darkness december diesel
  dreams earth eclipse february fire fireball flower flowers forest friday garden garten heaven himmel holiday
  hurricane iceman january july june jungle jupiter lightning lucky magic march mercury midnight monday moon morning
  mountain nature neptune night november ocean october paradise planet pluto rain river rosebud saturday saturn
  september shadow sky snow snowball snowman sommer sonne sonnenschein spring star stars stern storm stormy summer
  sunday sunflower sunrise sunset sunshine thunder thursday tornado tuesday universe venus water wednesday winter
  batman beatles buster casper dexter eminem gandalf garfield godzilla hannibal hercules homer ironman joker legend
  madonna matrix metallica naruto nirvana odyssey pokemon popeye potter pumuckl rambo rocky scooby scarface sherlock
  shrek simpson simpsons slayer slipknot snoopy sonic startrek starwars superman tarzan tinkerbell voyager warcraft
  warrior warriors wizard yoda zelda zeppelin
  action airborne airplane alpha amateur apache arrow assassin avalon avatar awesome babydoll babygirl bandit baron
  beautiful beauty bigdaddy bigdog biteme blackjack blahblah blaster boomer boss broken bubble bubbles buddy
  bullet business butthead camera cancer candy captain casino castle catalog celeste central champ change chaos charger
  chief children chronic classic cobra cocaine colors computer control corona cosmos country cowgirl crazy creative
  cyber dancer danger darling daddy death defender delta demon denver desert destiny detective devil diablo digger
  digital doctor dollar domino doom dreamer driver drummer dude eagle einstein electric element empire engine engineer
  enigma enter erotic escape express extreme family fantasy fender fighter fireman flash flipper flyers forever fortune
  freak freedom freiheit friend friends future galaxy gambit gambler games gamer gangster genesis genius ghost gibson
  goddess gothic guitar hacker hammer happy hardcore heart hellfire helpme heroes hobbit hottie house human icecold
  impact infinity insane inside isabelle jackass jackpot jesus jester justice kaiser karate keller killer king kissme
  knight knights kuschel ladies lancer leather legion lesbian liberty liebe lifetime lights little lovely lover loverboy
  lovers loveme loveyou lucifer machine maddog madman magnum mailbox maximum medicine melody member metal military
  million minecraft mistress mobile money monkeyboy monster mother motor mozart muenchen murphy music musik mylove
  mystery naughty newlife nintendo nothing nuclear number online panzer panties passion passport peace pegasus
  people personal phantom phone physics pioneer pirate pirates pistol platin please poison police power precious
  predator princess princesa private prinzessin professor psycho pyramid qazwsx radio randy ranger rebel red redneck
  reggae remember renegade rescue reset rock rocker rocket rockstar romeo roses royal sailor samson samurai sandman santa
  school scorpio secret security senior serenity service sexy shaggy shelby shooter simple single skeleton skinny skyline
  smart smile smiley smoke smokey smooth sniper snoop soldier spartan special speed speedy spirit spooky stalker
  standard stardust stargate stealth steel strike strong student stupid success sucker super superstar sweetie sweety
  sweetheart system target tattoo taurus taxi teacher techno teddy tennessee theman theking theone therock titan titanic
  together tomorrow topgun toto toyboy tractor traffic training travel treasure trigger trinity trooper trouble truck
  trumpet trustme trustno turbo twister ultimate unknown vegeta victory video viking vikings violin vision voodoo walker
  water welder whatever white wicked willow window wonder working world yourself yvette zombie
  fuck fucker fucking fuckoff fuckyou fuckme asshole bastard bitch bitches bollocks boobies boobs bullshit cock dick
  dickhead ficken hooters horny penis pervert pimmel porn pussy scheisse sexsex shit shithead slut suckit suckme tits
  vagina wanker whore arschloch hurensohn`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
