/**
 * The passwords of published breaches that users choose most, without those that the form rules already reject in every
 * capitalization: shorter than 6 characters, without a letter, or without a number. 10,957 remain of 49,233. Lower case,
 * sorted. From the password list of zxcvbn-ts (MIT, THIRD-PARTY.md).
 */
export const commonPasswordList = `
!qaz2wsx !qazxsw2 %e2%82%ac 0000000000d 0000000000o 00000000a 000000a 000000q 000000z 00000a 00000ty 0000aaaa 000777fffa
007bond 007james 00seven 0101dd 010203a 01081988m 0128um 013cpfza 01telemike01 033028pw 043aaa 050605rostik 061096m
063dyjuy 0773417k 085tzzqi 090808qwe 090909t 0987654321a 098poi 0cdh0v99ue 0l8kchek 0o9i8u 0o9i8u7y 0o9i8u7y6t 0okm9ijn
0p9o8i 0p9o8i7u 0range 0raziel0 0sister0 0wnsyo0 1001sin 100years 101054yy 101091m 10121v 1012nw 102030a 102030q
1029384756q 10293847qp 104328q 1066ad 10inch 10inches 10sne1 110491g 111000z 1111111111zz 11111111a 1111111a 1111111q
111111a 111111aa 111111q 111111w 111111z 11111a 11111aaaaa 11111q 11111z 1111aaaa 1111qq 1111qqqq 111222333a 111222a
111222q 111a111 111aaa 111lox 111luzer 111qqq 111zzzzz 11223344q 112233a 112233aa 112233q 112233qq 1122qqww 118a105b
11aa11 11bravo 11c645df 11jack 11king 11qq11 11qq22ww 1211123a 121212a 121212q 121212z 1212aa 1212qq 121ebay 123123123a
123123123q 123123a 123123asd 123123e 123123f 123123q 123123qq 123123qw 123123qwe 123123qweqwe 123123s 123123w 123123z
1232323q 123321a 123321aa 123321az 123321d 123321i 123321l 123321q 123321qaz 123321qq 123321qw 123321qwe 123321qweewq
123321s 123321w 123321z 12341234q 12344321a 12344321q 1234512i 1234554321a 1234554321q 1234567890a 1234567890d
1234567890l 1234567890m 1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty
1234567890s 1234567890w 1234567890z 1234567890zzz 123456789a 123456789aa 123456789aaa 123456789abc 123456789as
123456789asd 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g 123456789i 123456789j 123456789k
123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qq 123456789qqq 123456789qw
123456789qwe 123456789qwer 123456789qwerty 123456789r 123456789s 123456789t 123456789v 123456789w 123456789x 123456789y
123456789z 123456789zx 123456789zxc 123456789zz 12345678a 12345678c 12345678d 12345678i 12345678l 12345678m 12345678q
12345678qwe 12345678s 12345678w 12345678z 1234567a 1234567aa 1234567b 1234567d 1234567j 1234567k 1234567l 1234567m
1234567q 1234567qw 1234567qwertyu 1234567r 1234567s 1234567t 1234567u 1234567v 1234567w 1234567z 123456a 123456aa
123456aaa 123456ab 123456abc 123456as 123456asd 123456b 123456c 123456d 123456e 123456f 123456g 123456h 123456i 123456j
123456k 123456l 123456m 123456n 123456o 123456p 123456q 123456qaz 123456qq 123456qqq 123456qw 123456qwe 123456qwer
123456qwert 123456qwerty 123456r 123456rrr 123456ru 123456s 123456ss 123456t 123456v 123456w 123456x 123456y 123456z
123456zx 123456zxc 123456zxcvbn 123456zz 123456zzz 12345a 12345aa 12345ab 12345abc 12345abcd 12345abcde 12345as 12345asd
12345asdfg 12345b 12345c 12345d 12345e 12345f 12345g 12345i 12345j 12345k 12345l 12345love 12345m 12345n 12345q 12345qa
12345qaz 12345qazwsx 12345qq 12345qqq 12345qw 12345qwe 12345qwer 12345qwert 12345qwert7 12345qwerty 12345r 12345rewq
12345s 12345ss 12345t 12345ta 12345trewq 12345v 12345w 12345x 12345z 12345zx 12345zxc 12345zxcvb 1234aa 1234ab 1234abc
1234abcd 1234as 1234asd 1234asdf 1234kekc 1234qaz 1234qq 1234qw 1234qwe 1234qwer 1234qwerasdf 1234qwerasdfzxcv 1234qwert
1234qwerty 1234rewq 1234rmvb 1234zxcv 123654789a 123654a 123654q 123654z 1236987z 123a123 123a321 123a456 123aaa 123abc
123abc123 123abcd 123abv 123alex 123as123 123asd 123asd123 123b321 123bbb 123boots1 123dan 123dog 123ert 123ewq
123ewqasd 123ewqasdcxz 123four 123fuck 123happy 123hfjdk147 123jlb 123joker 123kat 123kid 123llll 123lol123 123masha
123max 123mmm 123mudar 123poi 123q123 123q321 123qaz 123qaz123 123qazwsx 123qq123 123qqq 123qw123 123qwa 123qwaszx
123qwe 123qwe1 123qwe12 123qwe123 123qwe123qwe 123qwe321 123qwe456 123qwe456rty 123qweas 123qweasd 123qweasdzx
123qweasdzxc 123qweqwe 123qwer 123qwert 123qwerty 123qwerty123 123red 123rrr 123sas 123sex 123test 123vika 123vv123
123vvv123 123wer 123www 123xxx 123xyi2 123xyz 123zxc 123zxc123 123zzz 124c41 12andriy14 12e3e456 12inch 12inches
12locked 12monkey 12monkeys 12pack 12play 12q34w56e 12qw12 12qw12qw 12qw34 12qw34er 12qw34er56ty 12qwas 12qwasz 12qwaszx
12qwer 12qwerty 12s3t4p55 12step 12string 132forever 133andre 134679a 134679q 134kzbip 135135ab 1357911q 13579a 136611gt
147258369a 147369a 1488ss 14ss88 14u2nv 14vbqk9p 151nxjmt 152geczn 1531bs 154ugeiu 158uefas 159357a 159357q 159753a
159753q 159753z 15s9pu03 16473a 16fretb 1701ab 17071994a 171204j 17171717aa 17711771s 1861brr 18n28n24a 1911a1
192837465q 19371ayj 1958proman 1972chev 19851985p 1986irachka 1986mets 1989cc 19952009sa 19960610ilja 1996gta 1999ar
19delta 19mtpgam19 19thhole 1a2a3a 1a2a3a4a 1a2a3a4a5a 1a2a3a4a5a6a 1a2b3c 1a2b3c4 1a2b3c4d 1a2b3c4d5e 1a2s3d 1a2s3d4f
1a2s3d4f5g 1a2s3d4f5g6h 1aaaaa 1aaaaaa 1aaaaaaa 1abcdef 1abcdefg 1access 1accord 1adam12 1albert 1alexis 1amanda 1amber
1andonly 1andrea 1andrew 1angel 1angela 1angels 1apple 1arsenal 1arthur 1asdfgh 1asdfghj 1ashley 1asshole 1assword
1august 1austin 1autopas 1badass 1badger 1bailey 1balls 1banana 1bandit 1barney 1basebal 1bastard 1batman 1bbbbb 1bbbbbb
1bbbbbbb 1beaver 1beavis 1bigdadd 1bigdick 1bigdog 1bigfish 1bigmac 1bigman 1bigtits 1billion 1billy 1birdie 1bitch
1biteme 1black 1blaster 1blood 1booboo 1booger 1boomer 1boston 1brandon 1braves 1brian 1brother 1bubba 1buddy 1bulldog
1bullshi 1buster 1butthea 1camaro 1carlos 1carmen 1carolin 1casey 1cassie 1ccccc 1ccccccc 1celtic 1chance 1charles
1charlie 1chelsea 1cherry 1chester 1chevy 1chicken 1chris 1christi 1clutch 1cobra 1coffee 1compute 1cookie 1cooper
1corvett 1cowboy 1cowboys 1cracker 1crazy 1creativ 1cricket 1crystal 1daddy 1dakota 1dallas 1dancer 1daniel 1david
1ddddd 1dddddd 1derful 1diablo 1diamond 1digital 1doctor 1dollar 1dolphin 1dragon 1driver 1drummer 1eagle 1eagles
1edward 1eeeee 1eeeeeee 1elvis 1escobar2 1explore 1faith 1falcon 1fender 1ferrari 1fffff 1ffffff 1fishing 1florida
1flowers 1flyers 1footbal 1forever 1frank 1freedom 1friday 1friend 1fucker 1fuckme 1fuckyou 1gabriel 1gandalf 1gateway
1gemini 1george 1ggggg 1gggggg 1ggggggg 1giants 1ginger 1girls 1golfer 1grand 1green 1grizzly 1guitar 1hammer 1happy
1hardcor 1hardon 1harley 1harry 1hawaii 1heather 1hello 1herbier 1hhhhh 1hhhhhhh 1hockey 1homer 1honda 1horny 1horse
1hotdog 1house 1hundred 1hunter 1hxboqg2 1hxboqg2s 1iceman 1iiiii 1iiiiiii 1inside 1irish 1j9e7f6f 1jackie 1jackson
1james 1jasmine 1jeffrey 1jennife 1jerry 1jessica 1jesus 1jjjjj 1jjjjjj 1jjjjjjj 1johnny 1johnson 1jones 1jordan 1joseph
1joshua 1junior 1justin 1katie 1kevin 1killer 1kitty 1kkkkk 1knight 1ladybug 1legend 1letmein 1light 1linda 1little
1lllll 1london 1lover 1lovers 1loveyou 1lucky 1maddog 1maggie 1magic 1magneto 1manager 1marine 1martin 1master 1matrix
1matthew 1maveric 1melissa 1member 1mercede 1merlin 1michael 1michell 1mickey 1miller 1million 1mmmmm 1molly 1money
1monkey 1monster 1montana 1month 1mookie 1moose 1morgan 1mother 1mountai 1mouse 1muffin 1murphy 1mustang 1nascar
1newlife 1nicole 1nissan 1nnnnn 1nstant 1oliver 1ooooo 1orange 1p2o3i 1packers 1pamela 1panther 1panties 1pass1page
1passwor 1password 1patrick 1peaches 1peanut 1penguin 1pepper 1peter 1phoenix 1pillow 1pionee 1pizza 1player 1please
1pookie 1porsche 1power 1prince 1private 1psycho 1pumpkin 1purple 1pussy 1q1q1q1 1q2345 1q2a3z 1q2q3q 1q2q3q4q
1q2q3q4q5q 1q2s3c 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1q3e5t7u 1q3e5t7u9o 1qa2ws 1qa2ws3e 1qa2ws3ed
1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qasw2 1qasw23ed 1qay2wsx 1qayxsw2 1qaz!qaz 1qaz0okm 1qaz2w 1qaz2ws 1qaz2wsx 1qaz2wsx3
1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz3edc 1qaz@wsx 1qazse4 1qazwsx 1qazwsxedc 1qazxc 1qazxcvb 1qazxdr5 1qazxs 1qazxsw
1qazxsw2 1qazxsw23edc 1qazxsw23edcvfr4 1qazzaq1 1qqqqq 1qw23e 1qw23er4 1qwert 1qwerty 1qwerty1 1qwerty2 1qwerty7
1qwertyu 1qwertyuiop 1rabbit 1rachel 1raider 1raiders 1rainbow 1ranger 1rangers 1reddog 1richard 1robert 1rocket 1rocks
1rocky 1rosebud 1rules 1rusty 1s1h1e1f1 1sailor 1sally 1samanth 1sarah 1scooter 1scorpio 1scott 1secret 1service 1sexsex
1sexyred 1shadow 1shark 1shelly 1shot2 1sierra 1silver 1simpson 1slayer 1sluts 1smith 1snoopy 1soccer 1sophie 1spanky
1sparky 1special 1speedy 1spider 1startre 1starwar 1steeler 1stella 1stephen 1steve 1stunner 1success 1sucker 1sucks
1sugar 1summer 1sunshin 1super 1superma 1surfer 1taylor 1tennis 1texas 1theman 1therock 1thomas 1thunder 1tiffany 1tiger
1tigers 1tigger 1tommy 1trouble 1truck 1turbo 1turtle 1um83z 1united 1uuuuu 1vader 1vampire 1vette 1video 1viking
1voyager 1w2e3r4t 1w2q3r4e 1w2w3w 1w2w3w4w 1warrior 1white 1wildcat 1william 1winner 1winston 1winter 1wizard 1world
1wwwww 1x2zkg8w 1xavier 1xrg4kcq 1xxxxx 1xxxxxx 1xxxxxxx 1yamaha 1yankees 1yellow 1yyyyy 1z2x3c 1z2x3c4v 1z2x3c4v5b
1z2z3z 1zxcvbn 1zxcvbnm 1zzzzz 1zzzzzz 1zzzzzzz 2000jeep 200190ru 2002tii 2004rj 2008m2009 20091989q 2012qw 20162016up
201jedlz 205gti 20spanks 210689n 2110se 2112rush 2112yyz 212121qaz 213qwe879 2183rm 21952q 2196dc 21crack 221133z
221195ws 222222a 2278124q 22q04w90e 22tango 2300mj 2305822q 230857z 23176djivanfros 237081a 23843dima 23dp4x 23jordan
23skidoo 23wesdxc 23wkoa0fp78dk 2401pedro 245lufpq 248ujnfk 24beers 24gordon 24lover 24pnz6kc 2500aa 2500hd 2502557i
2509mmh 254xtpss 25563o 255ooo 2606642yra 260zntpc 26429vadim 267ksyjf 26exkp 287hf71h 28infern 29palms 2access 2b4dnvsx
2b8riedt 2bad4u 2balls 2big4u 2bigtits 2boobs 2bornot2 2bornot2b 2br02b 2children 2cool4u 2dumb2live 2enter 2fast4u
2fchbg 2gether 2girls 2good4u 2h0t4me 2hot4me 2hot4u 2hot4you 2i5fdruv 2kash6zq 2kgwai 2legit 2letmein 2much4u 2n3055
2n6wvq 2q3w4e 2sexy2ho 2sexy4u 2short 2sweet 2times 2twins 2w3e4r 2w3e4r5t 2w93jpa4 2wj2k9oj 2wsx1qaz 2wsx3edc 2wsx4rfv
2wsxcde3 2wsxxsw2 2wsxzaq1 2ykn5ccf 3000gt 300zxtt 305pwzlr 308win 30seconds 311music 312mas 321cba 321ewq 321ret32
32615948worms 333333a 33333v 333z333 335533aa 33ds5x 33rjhjds 33st33 343104ky 3465xxx 34erdfcv 357mag 358hkyp 360moden
3611jcmg 3616615a 368ejhih 37kazoo 380zliki 383pdjvl 38gjgeuftd 3a5irt 3bears 3children 3cudjz 3dwe45 3e2w1q 3e4r5t
3edc4rfv 3edcvfr4 3f3fpht7op 3girls 3ip76k2 3ki42x 3kings 3mpz4r 3qvqod 3rjs1la7qe 3stooges 3syqo15hil 3techsrl 3times
3tmnej 3x7pxr 3xbobobo 4077mash 413276191q 41d8cd98f00b 420smoke 426hemi 427cobra 42qwerty42 4311111q 4321rewq 44e3ebda
44magnum 4506802a 452073t 454dfmcq 456123a 456asd 456rty 45auto 45colt 45m2do5bs 46and2 46doris 474jdvff 478jfszk 47ds8x
4809594q 4815162342a 4815162342lf 4815162342lost 4815162342q 48n25rcc 4904s677075 495rus19 49ers1 4_life 4cancel
4cranker 4dwvjj 4ebouux8 4ever4 4fa82hyx 4freedom 4g3izhox 4girls 4gxrzemq 4jjcho 4me2know 4me2no 4meonly 4mnveh 4money
4ng62t 4nick8 4p9f8nja 4peace 4pussy 4r3e2w1q 4r5t6y 4rfv3edc 4rfv5tgb 4rkpkt 4runner 4rzp8ab7 4seasons 4snz9g 4solomon
4speed 4teens 4tlved 4wcqjn 4wheel 4wwvte 4x7wjr 4z34l0ts 4z3al0ts 4zqauf 50cent 50cents 50spanks 51094didi 5150vh
52xmax 531879fiz 5345321aa 5411pimo 54321a 545ettvy 54chevy 54gv768 551scasi 554uzpad 555555a 555555d 55555a 55555d
55555n 55555q 55555r 55555s 555aaa 55bgates 55chevy 565hlgqo 5678ytr 567rntvm 56qhxs 57chevy 57np39 5858855abc
59382113kevinp 5alive 5c92v5h6 5element 5f68t9 5gtgiaxm 5hsu75kpot 5lyedn 5nizza 5qnzjx 5rxypn 5seks7 5speed 5string
5t4r3e2w1q 5t6y7u 5t6y7u8i 5tgb6yhn 5tgbnhy6 5thgbqi 5unshine 5w76rnqp 5wr2i7h8 6043dkf 6215mila6215 625vrobg 62vette
6339cndh 63chevy 640xwfkv 6458zn7a 64chevy 654321a 654321z 65mustan 65pjv22 666666a 666666q 666hell 666satan 666xxx
669e53e1 66chevy 66mustan 66mustang 66stang 671fsa75yt 67camaro 67chevy 67mustan 67stang 67vette 682regkh 6846kg3r
686xqxfg 68camaro 68stang 69a20a 69camaro 69dude 69mustan 69pussy 69stang 6bjvpe 6chid8 6gcf636i 6inches 6jhwmqku
6string 6uldv8 6xe8j2z4 6y7u8i 6yhn7ujm 705499fh 708090a 72305z 72chevy 72d5tn 741852kk 744744z 7452tr 747bbb 754740g0
755dfx 7653ajl1 7654321a 766rglqy 770129ji 7777755102q 7777777a 7777777f 7777777q 7777777s 7777777z 777777a 777angel
777vlad 777win 77sunset 789456123a 789456123q 789qwe 78ford 78girl 78n3s5af 78vette 7bgiqk 7elephant 7elephants 7eleven
7ertu3ds 7f4df451 7f8srt 7gorwell 7grout 7hrdnw23 7imjfstw 7inches 7jokx7b9du 7kbe9d 7mary3 7mmmag 7ofnine 7ovtgimc
7pvn4t 7samurai 7seven 7seven7 7somba 7u8i9o0p 7uftyx 7ugd5hip2j 7xm5rq 7xswzaq 80070633pc 80361665abc 808state
8096468644q 80camaro 811pahc 81fukkc 8218yxfz 826248s 8363eddy 83y6pv 8428ld 85bears 863abgsg 86chevyx 86mets 872rlcfo
87654321vv 878kckxy 87e5nclizry 87t5hdf 88keys 88mike 89063032220m 89231243658s 8928190a 89876065093rax 89semtsriuty
8balls 8dihc6 8i9o0p 8inches 8j4ye3uz 8letters 8phrowz622 8phrowz624 8seconds 8uiazp 8vfhnf 8vjzus 8womys 8xuuobe4
911rsr 911turbo 917190qq 9231wcf 9293709b13 9379992a 9379992q 93pn75 944turbo 94rwpe 95jeep 96328i 96ford 97ford
987654321a 987654321g 987654321z 989244342a 98cobra 98stang 98xa29 9953rb 9988aa 999111999q 99ford 99ranger 99strenght
9hmlpyjd 9hotpoin 9inches 9kyq6fge 9lives 9noize9 9skw5g 9z5ve9rrcz a000000 a11111 a111111 a1111111 a112233 a121212
a123123 a123321 a12345 a123456 a1234567 a12345678 a123456789 a1234567890 a123456a a123456b a123456z a12345a a1234a
a1234b a123654 a131313 a13579 a159357 a159753 a19l1980 a1a2a3 a1a2a3a4 a1a2a3a4a5 a1b1c1 a1b2c3 a1b2c3d a1b2c3d4
a1b2c3d4e5 a1l2e3x4 a1s2d3 a1s2d3f a1s2d3f4 a1s2d3f4g5 a1s2d3f4g5h6 a22222 a23456 a2345678 a32tv8ls a333444 a3930571
a3eilm2s2y a3jtni a4tech a54321 a55555 a654321 a666666 a6pihd a7777777 a789456123 a7nz8546 a801016 a8kd47v5 a9387670a
a987654321 aa111111 aa1111aa aa123123 aa123321 aa1234 aa12345 aa123456 aa123456789 aa123456s aa1998 aaa111 aaa123
aaa12345 aaa123456 aaa123a aaa123aaa aaa333 aaa340 aaa555 aaa666 aaa777 aaaa1111 aaaa1122 aaaaa1 aaaaaa1 aaaaaaa1 aaron1
aaron12 aaron123 aaron2 aaron8 ab1234 ab12345 ab123456 ab12cd34 ab55484 abbey1 abbie1 abby12 abby123 abc123 abc1234
abc12345 abc123456 abc123456789 abc123a abc123abc abc125 abc321 abc456 abcabc55 abcd12 abcd123 abcd1234 abcd12345
abcd123456 abcde1 abcde123 abcde12345 abcdef1 abcdef12 abcdef123 abcdefg1 abigail1 abm1224 absolut1 ac2zxdty acca3344
access01 access1 access10 access12 access123 access14 access16 access2 access20 access22 access88 access99 accord1
account1 acdc123 ace1062 ace111 ace1210 ace123 ace2luv acer12 acer123 acls2h acme34 acmilan1 action1 acts238 acun3t1x
acura1 ad12345678 adam01 adam12 adam123 adam1234 adam21 adam25 adams1 adg123 adi7id5 adidas1 adidas11 adidas12 adidas23
adidas69 adidas99 adler1 adm15575 admin1 admin12 admin123 admin18533362 admin2 admiral1 adonis1 adrian1 adriana1
adrianna1 adult1 adv0927 adv12775 advance1 adxel187 aezakmi1 aezakmi123 africa1 african1 afrika2002 ag764ks again1
agapov58 agata1 agent007 agent1 agent86 agent99 aggie1 agile1 agnes1 ahmed1 aidan1 aiden1 aikman08 aikman8 aimee1
airborn1 airforce1 ajax01 ajcuivd289 ak1234 ak470000 ak471996 akira1 akira123 aksjdlasdakj89879 al123456 al1716 al1916
al1916w al9agd alabama1 alabama123 alan12 alan123 alaska1 albert1 albert12 alberta1 alberto1 alejandro1 alena1 alena123
alena1992 alena2010 alex00 alex007 alex01 alex02 alex06 alex10 alex11 alex111 alex12 alex123 alex1234 alex12345 alex13
alex15 alex1959 alex1971 alex1973 alex1974 alex1975 alex1976 alex1980 alex1981 alex1982 alex1983 alex1985 alex1987
alex1989 alex1990 alex1991 alex1992 alex1993 alex1995 alex1996 alex1998 alex2000 alex2009 alex2010 alex21 alex2112
alex22 alex23 alex24 alex26 alex32 alex55 alex555 alex66 alex69 alex73 alex74 alex77 alex777 alex86 alex87 alex88
alex8899 alex95 alex97 alex98 alex99 alexa1 alexand1 alexander1 alexandra1 alexis01 alexis1 alfa147 alfa155 alfa156
alfie1 alfred1 alfredo1 algebra1 ali123 alias1 alice1 alice123 alicia1 alien1 alina1 alina12 alina123 alina1994
alina1995 alina1998 alina2000 alina2002 alina2006 alina2009 alina2010 alina2011 alino4ka alisa1 alisha1 alison1
alkanaft123 all4me all4one all4u2 all4u2c all4u3 all4u8 all4u9 all4you alla123 alla98 allah1 allah786 allan1 allan123
allen1 allen123 alley1 allie1 allison1 allstar1 almaz666 aloha1 alone1 alpha01 alpha06 alpha1 alpha12 alpha123
alpha135792468 alpha2 alpha3 alpha5 alpha6 alpha69 alpha7 alpha9 alpine1 altec1 alucard1 alvin1 always1 alyssa1
am4h39d8nh am56789 amadeus1 amanda01 amanda1 amanda10 amanda11 amanda12 amanda123 amanda18 amanda69 amanda96 amazing1
amazon1 amber01 amber1 amber12 amber123 amber2 amber69 amc20277 america1 america2 america7 american1 amg921 amiga1
amiga500 amigo1 amsterdam1 amy123 an83546921an13 anakin1 anakin99 anal69 anarchy1 ancella2 and123 anders1 andi03 andre1
andre123 andrea00 andrea1 andrea10 andrea11 andrea12 andrea2 andrea69 andrea99 andreas1 andrei1 andrei123 andres1
andrew00 andrew01 andrew1 andrew10 andrew11 andrew12 andrew123 andrew13 andrew17 andrew2 andrew21 andrew22 andrew23
andrew33 andrew6 andrew69 andrew7 andrew8 andrew88 andrew9 andrew99 andrews1 andrey1 andrey12 andrey123 andrey1992
andy01 andy11 andy12 andy123 andy2000 andy22 andy69 andy76 andyod22 ane4ka anfield1 ang238 angel007 angel01 angel1
angel10 angel100 angel11 angel12 angel123 angel13 angel17 angel18 angel2 angel20 angel200 angel2010 angel21 angel22
angel3 angel5 angel6 angel66 angel666 angel69 angel7 angel77 angel777 angel8 angel9 angel99 angela1 angela12 angelo1
angelo4ek angels1 angie1 angus1 angus123 animal1 animal2 animal2000 animals1 anime1 anime123 anita1 anna11 anna12
anna123 anna12345 anna13 anna1979 anna1982 anna1984 anna1985 anna1986 anna1987 anna1988 anna1989 anna1990 anna1992
anna1994 anna1997 anna1998 anna2000 anna2002 anna2010 anna21 anna2614 anna77 anna88 annada2 annette1 annie1 annie123
annie2 another1 ant123 anthon1 anthony0 anthony1 anthony12 anthony2 anthony3 anthony4 anthony5 anthony7 anthony8
anthony9 anton1 anton123 anton1992 antonia1 antonio1 antonio2 antonio3 antwerp1 anubis1 aoi856 aol123 aol999 apa195
apache1 apache64 apollo1 apollo11 apollo12 apollo13 apollo17 apollo8 apple1 apple11 apple12 apple123 apple13 apple2
apple22 apple3 apple5 apple9 apples1 apples12 apples123 apples2 april1 april10 april11 april12 april13 april14 april15
april16 april17 april18 april2 april21 april22 april24 april26 april27 april29 april30 april4 april6 april7 april9
aq12ws aq1sw2 aq1sw2de3 ar3yuk3 ara123 aragorn1 arcadia1 archer1 archie1 area51 arianna1 ariel1 aries1 arizona1 armani1
armyof1 arnie1 arnold1 arnster55 arrow1 arsenal0 arsenal1 arsenal123 arsenal14 arsenal2 arsenal7 arsenal9 art123
art131313 artcast2 artem1 artem123 artem1991 artem1992 artem1994 artem1995 artem1998 artem2000 artem2010 artem777
artemis1 arthur1 arthur69 artist1 artur1 artur123 artur4ik arwpls4u as1234 as12345 as123456 as12az23 as2579 as5ffz17i
asa123 asd123 asd1234 asd12345 asd123456 asd123asd asd123asd123 asd123qwe asd222 asd321 asd456 asdasd1 asdasd12
asdasd123 asdasd22 asdf0987 asdf11 asdf12 asdf123 asdf1234 asdf12345 asdf4321 asdf456 asdf67nm asdfasdf1 asdfg1 asdfg12
asdfg123 asdfg1234 asdfg12345 asdfgh01 asdfgh1 asdfgh12 asdfgh123 asdfgh123456 asdfghj1 asdfghjkl1 asdfghjkl123 asdfjkl1
asdqwe12 asdqwe123 asdzxc123 asfnhg66 ash123 ashes1 ashley01 ashley1 ashley10 ashley11 ashley12 ashley123 ashley19
ashley2 ashley22 ashley24 ashley69 ashton1 asian1 aspen1 asq321 ass123 ass904 assa123 assa1234 assass1 assfuck1 asshole1
asshole123 asshole2 asshole3 assman1 assword1 asterix1 astra1 astra12 astra123 astra334566 astro1 astros1 at4gftlw
athena1 athlon64 atlanta1 atlas1 attack1 auburn1 auckland2010 audi100 audi80 audia3 audia4 audia6 audia8 audio1 audir8
audirs4 audis4 august1 august10 august11 august12 august15 august16 august17 august19 august2 august20 august21 august22
august24 august25 august28 august29 august30 august31 august9 aurora1 aussie1 aust1n austin01 austin1 austin11 austin12
austin123 austin2 austin31 austin316 austin97 australia1 autopas1 autumn1 av473dv av626ss avalon1 avalon11 avatar1
avenger1 avery1 avr7000 aw96b6 awesome1 awesome123 awesome2 awo8rx3wa8t ayi000 az12345 az123456 azaz09 azerty1 azerty12
azerty123 azfpc310 azlk2141 azsxdc123 aztec1 b00bies b00ger b00mer b0hica b0ll0cks b0nehead b12345 b123456 b1234567
b1afra b1t3m3 b26354 b7mguk b929ezzh ba25547 baba123 babe12 babe1987 babe23 babe69 babes1 baby01 baby12 baby123 baby1234
baby2000 baby22 baby31 baby69 babyboy1 babygirl1 babygirl2 babylon1 babylon5 babylon6 bacardi1 bacchus1 backd00r bacon1
bad11bad bad123 badass1 badboy1 badboy123 badboy69 badboys2 baddog1 badger1 badgers1 badiman28200 bagel1 baggins1
baggio10 bailey01 bailey1 bailey10 bailey11 bailey12 bailey2 bailey99 baker1 balance1 baldwin1 ball123 balla007 baller1
baller23 ballin23 balloon1 balls1 balls123 balls2 baloo1 bama12 bambam1 bambi1 banaan123 banana1 banana12 banana69
bananas1 band1t bandit01 bandit1 bandit11 bandit12 bangkok1 banjo1 banshee1 baobab6 barbara1 barbie1 barca1 barkley1
barney01 barney1 barney11 barney12 baron1 barrett1 barry1 bart01 bart316 bartek1 bartman1 baseba11 basebal1 baseball1
baseball10 baseball11 baseball12 baseball2 baseball21 baseball3 baseball7 baseball9 basia1 basil1 basket1 basketball1
bass11 bass1234 bassman1 bastard1 batman00 batman01 batman1 batman11 batman12 batman123 batman13 batman2 batman21
batman22 batman23 batman3 batman69 batman7 batman9 batman99 battery1 battle1 baxter1 bayern1 bb1234 bb123456 bball1
bball15 bball23 bbb111 bbb747 bbbbb1 bbbbbb1 bbbbbb99 bbbbbbb1 bdr529 beach1 beach2 beach69 beaches1 beagle1 beaner1
beano002 bear01 bear101 bear11 bear12 bear123 bear13 bear2327 bear69 bear98 bear99 bearcat1 beardog1 bears1 bears2
bears34 bears85 beast1 beast11 beast123 beast666 beastie1 beatles1 beatles4 beatles6 beautiful1 beauty1 beaver1 beaver12
beaver69 beavis1 beavis69 bebop1 becca1 beck69 becker1 beckham1 beckham23 beckham7 becky1 bedas1 beer12 beer1234 beer30
beer4me beer69 beetle1 belinda1 bella1 bella123 belle1 belly1 belo4ka beloved1 ben123 ben1234 bengals1 benjamin1 benji1
bennett1 benno007 benny1 benny2 benson1 bentley1 benz12 bergen09 berger1 berl1952 berlin1 berlin1945 bermuda1 bernard1
bernie1 bernie51 berry1 bertha1 bertie1 berty75 beth69 bethany1 betsy1 better1 bettina1 bettis36 betty1 betty123
beverly1 bg6njokf bh90210 bhrh0h2oof6xbqjeh bible1 big123 bigal1 bigal37 bigbear1 bigbird1 bigblue1 bigboy1 bigboy11
bigboy12 bigboy40 bigcock1 bigdaddy1 bigdawg1 bigdick1 bigdog1 bigdog2 bigdog69 bigfish1 bigfoot1 bigguy1 biggy1
bigjohn1 bigmac1 bigmac12 bigman1 bigman2 bigred1 bigsexy1 bigtime1 bigtits1 biker1 bilbo1 bill063 bill123 bill1234
bill22 bill2455 bill99 billie1 bills1 billy1 billy123 billy2 billy5 billy69 billy8 bimbo1 bimbo38 bingo1 bingo123 binky1
bird33 bird333 birdie1 birdman1 birthday1 birthday10 birthday100 birthday133 birthday2 birthday21 birthday26 birthday27
birthday28 birthday299 birthday3 birthday36 birthday4 birthday5 birthday54 birthday6 biscuit1 bishop1 bitch1 bitch123
bitch2 bitch69 bitches1 biteme1 biteme12 biteme2 biteme69 bitter1 bj200ex1 bjc210 black1 black10 black12 black123
black13 black2 black22 black23 black3 black47 black5 black6 black666 black69 black9 black99 blackie1 blade1 blade123
blade2 blade55 blah12 blah123 blah1234 blair1 blake1 blank1 blaster1 blaster2 blaze1 blaze420 blazer1 blessed1 blind1
blink1 blink18 blink182 bliss1 bliss7 blitz1 blizzard1 blonde1 blondie1 blondie2 blood1 blood123 blood666 bloody1
blowjob1 blowjob6 blowjob69 blowme1 blowme2 blowme69 blue00 blue01 blue02 blue10 blue11 blue12 blue123 blue1234 blue13
blue135 blue14 blue15 blue16 blue18 blue20 blue2000 blue21 blue22 blue222 blue23 blue24 blue25 blue28 blue30 blue32
blue33 blue333 blue34 blue42 blue44 blue45 blue52 blue55 blue56 blue66 blue69 blue72 blue77 blue88 blue92 blue99
bluedog1 bluejay1 blues1 blues2 bluesky1 blunt1 blunt420 bma2002 bmfc2353 bmvm3e46gtr bmw123 bmw2002 bmw316 bmw318
bmw318i bmw318is bmw320 bmw320i bmw323 bmw325 bmw325i bmw325is bmw328 bmw328i bmw330 bmw330ci bmw520 bmw525 bmw528
bmw530 bmw535 bmw540 bmw540i bmw750 bmw750il bmwk75s bmx4life bnm123 bo243ns boating1 boats1 bob007 bob101 bob111 bob123
bob1234 bob12345 bob2000 bob666 bobbi1 bobbie1 bobbob1 bobby1 bobby12 bobby123 bobby18 bobby2 bobby4 bobby5 bobcat1
bobcat12 bobo12 bobo123 bobo1234 boeing1 boeing74 boeing747 boeing77 bogdan123 bogey1 bogus1 boing747 bollock1 bologna1
bomber1 bonanza1 bond00 bond0007 bond007 bond9007 bondage1 bondra12 bonds25 boner1 boner2 boner69 bones1 bones69 bongo1
bonita1 bonjour1 bonkers1 bonnie1 bonou2 bonzo1 boobear1 boobies1 boobies2 booboo1 booboo11 booboo12 booboo2 booboo69
boobs1 boobs69 booby1 booger1 boogers1 boogie1 boomer1 boomer12 boomer22 booster1 boots1 boots123 booty1 booty69
boredboi4u boris1 boris123 boris2 born2run bosco1 bosco123 bosco2 boscoe01 boss302 boss429 boston1 boston11 boston12
boston99 bot2010 bowie1 bowl300 bowl36 bowler1 bowling1 bowling3 boxer1 boxster1 boy123 boy1cool23 boy4u2ownnyc bozo123
bp2002 br00klyn br0d3r br1ttany br5490 br5499 brad22 bradley1 brady1 brady12 brain1 branden1 brandi1 brando1 brandon0
brandon00 brandon1 brandon2 brandon3 brandon5 brandon6 brandon7 brandon8 brandy1 brandy12 brandy2 brasil1 brave1 braves1
braves10 braves95 bravo1 bravo123 bravo20 bravo7 brazil1 break1 breaker1 breeze1 brenda1 brenda69 brendan1 brennan1
brent1 brett1 brett123 bri5kev6 brian1 brian12 brian123 brian2 brian5 brianna1 brick1 bridge1 bridget1 bright1 briley2
brillo021 bristol1 britney1 britt1 brittany1 brody1 broken1 broker1 bronco1 bronco2 broncos1 broncos2 broncos7 bronx1
brooke1 brooklyn1 brooks1 brother1 brother2 brown1 brown123 brown2 brownie1 browns1 browns99 bruce1 bruce10 bruce123
bruce2 bruce69 bruins1 bruins77 bruiser1 bruno1 bruno12 bruno123 brutus1 bryan1 bryan123 bryan2 bryce1 bs2010 bsheep75
bubba1 bubba11 bubba111 bubba12 bubba123 bubba13 bubba2 bubba22 bubba69 bubba7 bubba8 bubba99 bubble1 bubbles1 bubbles2
bubby1 buck01 buck123 buck13 bucket1 buckeye1 bucks1 bucky1 bud420 budda1 buddha1 buddy01 buddy1 buddy111 buddy12
buddy123 buddy2 buddy23 buddy3 buddy4 buddy5 buddy7 buddy9 budlight1 budman1 buffa1 buffalo1 buffalo7 buffett1 buffy1
buffy123 buffy16 buffy1ma buffy2 buffy44 bugger1 bugsy1 buick1 bujhm123 bulldog1 bulldog2 bulldog3 bulldog5 bulldog6
bulldog7 bulldog8 bulldogs1 bullet1 bullnuts2003 bulls1 bulls123 bulls23 bullshit1 bully1 bundy1 bunia3 bunko18 bunky1
bunnies1 bunny1 bunny123 bunny2 burner1 burrito1 burton1 burton12 buster01 buster1 buster11 buster12 buster123 buster2
buster21 buster22 buster3 buster69 buster88 buster99 butch1 butler1 butter1 butter11 butterfly1 butthea1 button1
buttons1 buzzard1 buzzy1 byron1 byteme1 c00kie c00li0 c00per c0l0rad0 c0rvette c12345 c123456 c2h5oh c32649135 c3por2d2
c43dae874d c43qpul5rz c6h12o6 c7e4f8ezqh c7lrwu cab4ma99 cabin1 cable1 cactus1 caddy1 cadr14nu caesar1 caesar12 cafc91
cahek0980 caitlin1 cajun1 caleb1 caleb123 calgary1 california1 call06 call911 callie1 calvin1 calvin12 calvin69 calypso1
camaro1 camaro67 camaro69 camaroz2 camaroz28 came11 camel1 camel123 camelot1 camera1 camero1 cameron0 cameron1 cameron2
cameron6 cameron7 cameron9 camilla1 camille1 camp0017 campus100 camry1 camus1 canada1 canada12 canada99 cancer69 cancun1
candle1 candy1 candy123 candy2 candy69 canes1 cannon1 canon1 cantona1 cantona7 canucks1 capa200 capital1 capital5
capone1 cappy1 capri50 captain1 captain2 captain7 car123 car12345 cards1 care1839 carla1 carla10 carla123 carla51 carlo1
carlos1 carlos10 carlos12 carlos123 carlos2 carlos6 carlos68 carlton1 carly1 carmen00 carmen1 carmen2 carmex2 carmine1
carol1 carole1 carolin1 carolina1 caroline1 carolyn1 carpet1 carrera1 carrera4 carrie1 carrot1 carson1 carter1 carter12
carter15 carter80 cartman1 cartman2 cartoon1 carwash1 casey1 casey12 casey123 casey2 casey22 cash12 casio1 casper1
casper12 casper123 casper13 casper2 casper99 cassey1 cassidy1 cassie1 cassie12 castle1 cat123 cat222 catch2 catch22
catdog1 catfish1 cathy1 catman1 caution1 caveman1 cazzo1 cb207sl cba321 cbr1000 cbr600 cbr600f2 cbr600f3 cbr600f4
cbr600rr cbr900 cbr900rr cbr929 cbr929rr ccccc1 cccccc1 ccccccc1 cde34rfv cecil1 cecilia1 cedar1 ceisi123 celeste1
celos1 celt29 celtic1 celtic1888 celtic67 celtic88 celtics1 central1 cer980 cerf123 cesare5 cessna1 cessna15 cessna17
cessna172 cezer121 cfgfa03 cfif123 ch1tt1ck ch33s3 ch3ch2oh ch3cooh ch5nmk chacha1 champ1 champ123 champion1 chance1
chanel1 chanel5 change1 change12 changeme1 channel1 chantal1 chaos1 chaos666 char4u charger1 chargers1 charle1 charles0
charles1 charles2 charles3 charles4 charles7 charles9 charlie0 charlie1 charlie111 charlie123 charlie2 charlie3 charlie4
charlie5 charlie6 charlie7 charlie8 charlie9 charlotte1 charly1 charmed1 charter1 chase1 chase123 chaser1 check1 check6
checkm8 cheer1 cheese1 cheese12 cheese2 cheetah1 chelsea0 chelsea1 chelsea2 chelsea3 chelsea4 chelsea5 chelsea6 chelsea7
chelsea8 cherokee1 cherry1 cherry12 cheryl1 chess1 chester1 chester123 chester2 chester3 chester7 chester8 chester9
chevy01 chevy1 chevy11 chevy2 chevy3 chevy350 chevy454 chevy57 chevy69 chevys10 chevyz71 chewy1 cheyenne1 chica1
chicago0 chicago1 chicago2 chicago23 chicago3 chicago5 chicago7 chicago9 chicco22 chick1 chicken0 chicken1 chicken123
chicken2 chicken4 chicken6 chickenwing101 chico1 chico123 chief1 chief123 chief2 chiefs1 children2 chile1 chimera1
china1 chinese1 chino1 chipper1 chips1 chivas1 chloe1 chloe123 chocolate1 chopper1 chosen1 chris01 chris1 chris10
chris100 chris11 chris12 chris123 chris13 chris198 chris2 chris200 chris21 chris22 chris23 chris24 chris25 chris26
chris3 chris33 chris5 chris6 chris69 chris77 chris8 chris99 chris999 chrissy1 christ1 christa1 christi1 christian1
christo1 christopher1 christy1 chronic1 chubby1 chuck1 chuck123 chuck2 chuckie1 church1 cia123 cidkid86 cigar1 cindy1
cindy2 cindy69 cisco1 cisco123 cisco69 civic1 civic97 cjxb2014 ck6znp42 claire1 claire2 clancy1 clapton1 clara1 clark1
classic1 claude1 claudia1 clayton1 clean1 clear1 clemson1 cleo123 cliff1 climb7 climber1 clint1 clinton1 clipper1 clk320
clk430 clock1 cloud1 cloud69 cloud9 clown1 clyde1 cmgang1 cmigtvo7 cmu9ggzh cn42qj cnfc35762209 co2000 co437at coach1
cobra1 cobra12 cobra123 cobra2 cobra427 cobra5 cobra777 cobra99 cocacola1 cock22 cock69 coco11 coco12 coco123 coco1234
cocoa1 codered1 cody01 cody11 cody123 cody13 coffee1 coffee11 coffee12 coffee2 cole12 coleman1 colin1 colin123 collect1
colleen1 college1 college2 collins1 colole57 color1 colt1911 colt45 colts1 colts18 combat123654 comcast1 come2me comet1
comfort1 command1 command2 compaq1 compaq12 compaq123 compaq3 compass1 compute1 computer1 computer12 conan1 connect1
conner1 connie1 connor1 connor11 connor12 conor1 conrad1 consult1 control1 control2 cookie1 cookie11 cookie12 cookie123
cookie13 cookie2 cookie59 cookies1 cooking1 cool11 cool12 cool123 cool1234 cool22 cool23 cool69 cool99 coolguy1 coolio1
coolman1 cooper1 cooper11 cooper12 cooper2 coors1 copper1 core2duo corey1 corky1 cornell1 corona1 corrado1 corsair1
corvet07 corvett1 corvette1 cosmo1 cosmo123 cottage1 cotton1 cougar1 cougar11 cougars1 count0 counter1 country1 court1
courtney1 cowboy1 cowboy12 cowboy22 cowboys0 cowboys1 cowboys2 cowboys3 cowd00d coyote1 cptnz062 cq2kph cqub6553 cr250r
crack1 cracker1 craig1 craig123 crash1 crazy1 crazy123 crazy2 crazy4u crazy8 cream1 creativ1 creative1 creed1 creek1
crf450 cricket1 crimson1 critter1 crm0624 crm114 crosby87 cross1 crown1 cruiser1 crystal0 crystal1 crystal2 crystal7
csfbr5yy csm101 cthulhu1 cubbies1 cubby1 cubswin1 cuddles1 cujo31 cum123 cum2me cum4me cumshot1 cunt69 cup2006 cupcake1
curious1 curly1 curtis1 cutie1 cutlass1 cv141ab cvbn123 cvyx76h cvzefh1gk cvzefh1gkc cx18ka cyber1 cycle1 cyclone1
cyclops1 cygnusx1 cynthia1 cypress1 cyrus1 d0ct0r d12345 d123456 d1234567 d1d2d3 d1i2m3a4 d1lakiss d2000lb d36rkqdff
d41d8c d50gnn d6o8pm d6wnro d78unhxq d9ebk7 d9ungl dabl1125 dad123 dad2ownu daddy1 daddy123 daddy2 daddy21 daddy3
daddy69 dagger1 daisy1 daisy123 daisy2 daisy3112 dak001 dakota01 dakota1 dakota11 dakota12 dakota2 dakota99 dale03
dale33 dale38 dale88 dalejr8 dalejr88 dallas01 dallas1 dallas11 dallas12 dallas21 dallas22 dallas33 dallas88 dalton1
damage11 daman1 damian1 damned69 damon1 dan123 dance1 dance123 dancer1 dancer2 danger1 daniel0 daniel00 daniel01 daniel1
daniel10 daniel11 daniel12 daniel123 daniel19 daniel2 daniel20 daniel21 daniel26 daniel3 daniel4 daniel5 daniel6
daniel69 daniel7 daniel9 daniela1 danielle1 danil8098 dank420 danni1 dannon4 danny001 danny1 danny123 danny2 dannym88
dante1 dante123 daphne1 dapzu455 darby1 darcy1 dark123 dark666 darkness1 darling1 darren1 darth1 darwin1 dasha1 dasha123
dasha2010 dav123 dave01 dave11 dave12 dave123 dave1234 dave13 dave22 dave41 dave55 dave69 dave77 dave99 david01 david1
david10 david11 david12 david123 david13 david2 david21 david22 david25 david26 david3 david4 david5 david6 david69
david7 david77 david777 david9 david99 davids1 davis1 dawg69 dawgs1 dawid1 daytona1 dbm123dm dbrf134 dc3ubn dcp500
ddd123 ddddd1 dddddd1 ddddddd1 de1987ma de7mdf dead13 deadman1 deadmau5 death1 death123 death13 death2 death6 death66
death666 debbie1 debbie69 deborah1 debra1 december1 december2 dee123 deedee1 deep111 def456 default1 defcon1 defcon4
defiant1 deflep27 dei008 deion21 dell11 dell123 dell50 delta1 delta12 delta123 delta2 delta3 delta4 delta5 delta6 delta7
delta88 delta9 demon1 demon123 demon13 demon2 demon6 demon666 den040791 den123 den12345 denali1 denis1 denis123
denis1983 denis1984 denis1987 denis1988 denis1989 denis2011 denise01 denise1 deniska1 denman85 dennis1 dennis12 dennis2
denny1 denver1 denver7 depeche1 derby1 derek1 derrick1 design1 deskjet1 destiny1 destiny2 destiny7 detroit1 deuce1
deuce2 deuce22 devil1 devil123 devil66 devil666 devil69 devilmaycry4 devils1 devils2 devin1 devlt4 devo2706 devon1
dewey1 dexter1 dexter12 dfcz123 dfyjdf846 dga9la dgl70460 dhip6a diablo1 diablo11 diablo123 diablo2 diablo23 diablo66
diablo666 diablo69 diamond0 diamond1 diamond2 diamond3 diamond4 diamond6 diamond7 diamond8 diamond9 diana1 diana123
diana2 diana2002 diane1 dianne1 dick11 dick12 dick123 dick69 dickens1 diego1 diego123 diehard1 diesel1 digger1 digital1
digital2 dignity7 dilbert1 dildo1 dima12 dima123 dima1234 dima12345 dima13 dima1983 dima1985 dima1989 dima1990 dima1991
dima1992 dima1993 dima1994 dima1995 dima1996 dima1997 dima1998 dima1999 dima2000 dima2009 dima2010 dima2011 dima3452
dima55 dima77 dima777 dimo4ka dimon4ik dimon95 dingo1 dinky1 dino12 dirt49 dirty1 disco1 disney1 diver1 divine1 divine2
divine5 dixie1 dixon1 diya2003 dizzy1 djeter2 djg4bb4b djohn11 dm6tzsgp dmb2010 dmb2011 dmh415 dmiller12as doc123
doc_0815 doctor1 doda99 dodge1 dodger1 dodgers1 dog123 dogbert1 doggie1 doggy1 doggy123 dogma1 dogman1 dogmeat1
dogphil3650 dolemit1 dollar1 dolly1 dolphin1 dolphin2 dolphin5 dolphin6 dolphin9 dolphins1 doma77ns domainlock2005
dome69 dominic1 dominik1 domino1 don123 donald1 donkey1 donna1 donna123 dont4get doodle1 doogie1 doom12 doors1 dopey01
doqvq3 doris1 dorothy1 douglas1 dover1 dozer1 dr8350 draco1 dracula1 drag0n dragon0 dragon00 dragon01 dragon05 dragon06
dragon1 dragon10 dragon11 dragon12 dragon123 dragon13 dragon17 dragon18 dragon19 dragon2 dragon20 dragon21 dragon22
dragon23 dragon25 dragon3 dragon33 dragon35 dragon4 dragon44 dragon5 dragon6 dragon64 dragon66 dragon666 dragon69
dragon7 dragon76 dragon77 dragon88 dragon9 dragon98 dragon99 dragons1 dragoon1 drake1 drake2 dream1 dream2 dreamer1
dreamer2 dreams1 drew11 drew123 driver1 driver8 drizzt1 dro8smwq druhay17 drum66 drummer1 drums1 drunk1 ds7zamnw dte4uw
duane1 ducati1 ducati74 ducati99 duchess1 ducks1 ducky1 dude11 dude12 dude123 dude1234 dude1998 dude22 dude69 dudley1
duffy1 dugan1 duke01 duke11 duke12 duke123 duke13 duke33 duke3d dumbass1 dummy1 dun6sm duncan1 duncan21 dunce1 dundee1
dune2000 dunnowho89 dupa123 dupont24 durango1 dustin1 dustin23 dusty1 dusty123 dusty197 dutch1 dwarf1 dwl610 dwml9f
dylan1 dylan123 dylan2 e12345 e123456 e214fre21 e2fq7fzj e3w2q1 e5pftu e6pz84qfcj e6z8jh ea53g5 eae21157 eagle1 eagle123
eagle2 eagle21 eagle3 eagle5 eagle69 eagle7 eagle9 eagle99 eagles05 eagles1 eagles11 eagles12 eagles20 eagles22 eagles5
earn381 earth1 eastern1 easy123 easy1234 eatme1 eatme2 eatme69 eatshit1 ebony1 echo45 eclipse1 eclipse2 eclipse9 ed1234
eddie1 eddie123 eddie2 eddie3 eddie666 edgar1 edik123 eduard1 eduardo1 edward1 edward11 edward12 edward2 edwards1 edwin1
eeeee1 eeeeee1 eeeeeee1 eeyore1 efbcapa201 egor123 egypt1 eight8 eight888 ekaterina20 el345612 el546218 elaine1 elaine22
eleanor1 electra1 electro1 element1 element2 elena1 elena123 elena1971 elena1975 elena2010 elephant1 eleven11 elise1
elite1 elite11 elite2 eliza1 elizabeth1 ellen1 ellie1 elliott1 ellis1 elmer1 elmer251 elric1 elvira26 elvis1 elvis123
elvis69 elvis77 elvis99 elway07 elway1 elway7 email1 emb377 emerald1 emerson1 emily1 emily123 emily2 eminem1 eminem11
eminem12 emma01 emma123 emma22 emmitt22 empire1 empire11 ender1 energy1 energy12 engine1 engine2 engine3 england1
english1 enigma1 enigma2 enjoy1 enrique1 enron714 enter1 enter123 enter2 epatb1 episode1 epsilon1 epson1 epvjb6 epwr49
eric11 eric1132 eric12 eric123 eric1234 eric69 eric99 erica1 erika1 ern3sto ernest1 ernie1 erotica1 erwin1 es206en
escape1 escort1 eternal1 ethan1 ethan123 etvww4 euclid90 eugene1 euro2000 eus1sue1 ev7000 everest1 everton1 every1
evets1 evh5150 evil666 ewing33 ewq321 excel1 explore1 explorer1 express1 express2 extra1 extra300 extra330 extreme1
f00b4r f00bar f00tball f0cus1 f12345 f123456 f14tomcat f15eagle f1f2f3 f1f2f3f4 f22raptor f3gh65 f56307 f67342 f8yruxoj
f9lmwd fabio1 face2face facial1 faggot1 faith1 faith123 faith2 falco02 falcon01 falcon1 falcon11 falcon12 falcon16
falcon2 falcon21 falcon3 falcon4 falcon5 falcon69 falcon7 falcons1 fall99 fallen1 fallout1 fallout2 fallout3 family01
family1 family5 fancy1 fanny1 fanta123 fantasy1 fantasy7 fantasy8 far7766 farmer1 farside1 fatal1ty fatass1 fatb0y
fatboy1 fatcat1 fathead1 father1 fatima753357 fatluvr69 fatman1 fatty1 favorite2 favorite3 favorite4 favorite5 favorite6
favorite7 favorite8 favre4 fbi11213 fcc5nky2 fdm7ed fe126fd feather1 feb2000 felicia1 felipe1 felix1 felix123 felix2
fender1 fender12 ferien12 fernando1 ferrari1 ferrari2 ferrari3 ferrari4 ferrari5 ferret1 fetish01 fetish69 fffff1
ffffff1 fffffff1 ffvdj474 fhntv1998 fiction6 fiction7 fiction9 field1 fifa2000 fifa2008 fifa2010 fifa2011 fifty5 fifty50
fight1 fighter1 fighting54 figure8 final1 final4 finance1 findaupair007 finger1 fiona1 fire12 fire123 fire1234 fire13
fire69 fire777 fire911 firefly1 fireman1 first1 firstone123 fish11 fish12 fish123 fish1234 fish99 fisher1 fishing1
fishing4 fishy1 fitness1 five55 fj1200 fjnq8915 fjysk762 fk8bhydb fkbyf001 fkbyf123 fkg7h4f3v6 fkojn6gb fktif6115
fktrcfylh1 flaco1 flame1 flanker7 flash1 flash123 flash2 flash33 flash5 flatron1 fletch1 flight1 flint1 flipper1
florian1 florida1 florida2 flower1 flower12 flower2 flowers1 flowers2 floyd1 fluffy1 flute1 flyboy1 flyer1 flyers1
flyers88 flyers99 fm12mn12 focus1 foo123 foolish1 footbal1 football1 football10 football12 football123 football2
football5 football6 football7 force1 ford01 ford11 ford123 ford150 ford22 ford350 ford4x4 ford50 ford9402 ford99
fordf150 fordf250 fordf350 fordgt40 forest1 forest11 forest99 forever1 forever21 forget1 formel1 formula1 forrest1
fortune1 fortune12 forty1 forty2 forum1 forward1 fossil1 foster1 four20 fourx4 fox123 fox12345 foxcg33 foxs14 foxtrot1
fqkw5m fr33d0m frame1 france1 france98 frances1 francis1 francis2 franco1 frank1 frank12 frank123 frank2 frank21 frank51
frank69 frankie1 franky1 fre_ak8yj freak1 freaky1 fred01 fred11 fred12 fred123 fred1234 fred20 fred22 fred66 fred69
fred99 freddie1 freddy1 freddy12 free12 free123 free30 free4all free4me free99 freedom0 freedom1 freedom2 freedom3
freedom4 freedom5 freedom7 freedom8 freedom9 freeman1 freesex1 freeway1 frem77 french1 fresh1 friday1 friday13 friend1
friends1 fritz1 frodo1 frodo2 frogger1 froggy1 frogman1 front242 frost1 frost1996 frosty1 fruit1 fsd9shtyu fsid3n fuaqz4
fubar1 fubar123 fubar69 fubu05 fuck0ff fuck11 fuck12 fuck123 fuck1234 fuck666 fuck69 fuck777 fuck99 fucker1 fucker11
fucker12 fucker69 fuckher1 fucking1 fuckit1 fuckme1 fuckme2 fuckme69 fuckoff1 fuckoff2 fuckoff666 fucku1 fucku2 fuckyou0
fuckyou1 fuckyou12 fuckyou123 fuckyou2 fuckyou6 fuckyou69 fuckyou7 fuckyou8 fucmy69 fudge1 fun123 fun4all fun4me funky1
funny1 funtime1 fusion1 future1 futyn007 fuzzy1 fw190d fx3tuo fyfcnfcbz1 fylhtq1 fylhtq123 fylhtq95 fynjy123 fzr600
g00ber g00gle g0away g0dz1ll4 g12345 g123456 g1234567 g3ujwg g5wks9 g9zns4 gabby1 gabriel1 gabriel12 gabriel2 galaxy1
gambit1 gamer1 gamer123 games1 gamma1 gandalf0 gandalf1 gandalf2 gandalf3 gandalf7 gangsta1 gangster1 garbage1 garcia1
garcia12 garden1 gareth1 garfield1 garrett1 gary123 gates1 gateway0 gateway1 gateway2 gateway3 gateway5 gateway6
gateway7 gateway9 gator1 gator2 gators1 gators96 gavin1 gawker1 gazza1 gb15kv99 gbhcf2 gborv526 gbplf123 gbpltw123
gbpltw147 ge0rge gecko1 geek01d gemini1 gemini12 gemini13 gemini6 gemini69 gemma1 gen0303 general1 general2 generic1
genesis1 genesis2 genius1 genius123 geolog323 george01 george1 george10 george11 george12 george123 george13 george2
george3 george69 george99 georgia1 georgia2 georgie1 gerald1 german1 germany1 gerrard8 gerri1 gerrity1 gerry1 getin1
getsome1 gfg65h7 gfgf123 gfgf1234 gfhjkm007 gfhjkm1 gfhjkm11 gfhjkm12 gfhjkm123 gfhjkm13 gfhjkm135 gfhjkm2 gfhjkm22
gfhjkm777 gfif1991 gfxqx686 ggggg1 gggggg1 ggggggg1 ghbdtn1 ghbdtn12 ghbdtn123 ghbdtnbr1 ghhh47hj764 ghhh47hj7649
ghjcnj123 ghjcnjnfr1 ghost1 ghost123 ghost16 giant1 giants1 giants56 gibson1 giggs11 gilbert1 gilbert2707 gillian1
ginger01 ginger1 ginger11 ginger12 ginger123 ginger2 ginger69 ginger99 ginny1 girl78 girls1 girls2 girls4me girls69
gismo1 gizmo1 gizmo123 gizmo2 gizmo69 gizmodo1 gizmodo2 glasgow1 glass1 glenn1 glenn74 global1 globe1 glock1 glock17
glock19 glock21 glock22 glock23 glock40 glock45 glock9 glock9mm gloria1 glory1 gmcz71 gmoney1 gn56gn56 gnasher23 go1234
go2hell go49ers go4broke go4itnow goblue1 gobucks1 gobuffs2 god123 god666 goddess1 godzils4s7 goforit1 gofsu338 goirish1
gold12 gold123 golden1 goldie1 golf01 golf11 golf12 golf123 golf1234 golf18 golf56 golf69 golf72 golf99 golfer01 golfer1
golfer11 golfer12 golfer20 golfer23 golfer69 golfing1 golfvr6 golgo13 goliath1 golos1 gomer1 gomez1 gonzo1 gonzo123
goober1 goober12 good123 good12345 good123654 good2go good4me good4now good4u good4you goodboy1 goodbye1 goofy1 goofy123
google1 google10 google12 google123 google2 gooner01 gooner1 goose1 goose2 goose5 gordo1 gordolee85 gordon1 gordon2
gordon24 gordy1 gorilla1 gorilla9 gothic1 gotribe1 gq361hy gr00vy gr8ful gr8one grace1 grace123 grace17 grace2 grace7
gracie1 graham1 grand1 grandam1 grandma1 grant1 grass1 grave1 gravy1 grayson1 gre69kik great1 great123 greek1 green1
green11 green12 green123 green13 green15 green17 green2 green22 green23 green3 green33 green4 green42 green420 green45
green5 green55 green6 green69 green7 green75 green77 green8 green88 green9 green99 greenday1 greg13 greg78 gregory1
gremlin1 grendel1 greta1 gretzky9 griffey1 griffin1 grind1 grizzly1 groovy1 groucho1 groupd2013 grumpy1 grunt1 gsgba368
gsxr1000 gsxr11 gsxr1100 gsxr600 gsxr750 gti16v gtivr6 gtogto43 gucci1 guess1 guest1 guide1 guido1 guido8 guinness1
guitar01 guitar1 guitar11 guitar12 guitar69 gumby1 gundam00 gunner01 gunner1 gunners1 gunny1 gunther1 guppy1 gus123
gustavo1 guy123 guyver1 gwbush1 gwju3g gy3yt2rgls gymnast1 gypsy1 gznybwf13 h00ters h0ckey h0lygr41l h12345 h1d2b3
h200svrm h2opolo h2oski h2slca h397pnvr h72sfibbnl h9iymxmc ha8fyp habbo123 hacked1 hacker1 haha12 haha123 haha1234
hahaha1 hailey1 hairy1 hal2000 hal2001 hal9000 haley1 halflife2 hallo1 hallo12 hallo123 halo123 hambone1 hamburg1
hamlet1 hammer00 hammer01 hammer1 hammer11 hammer12 hammer22 hammer69 hammer99 hammers1 hamster1 hand2000 handy1 hang10
hanna1 hannah01 hannah1 hannah11 hannah12 hannah22 hansolo1 happy1 happy100 happy11 happy12 happy123 happy13 happy2
happy200 happy21 happy5 happy6 happy69 happy7 happy8 happy99 hard4u hard69 hardc0re hardcor1 hardcore1 hardon1 hardy1
harley01 harley03 harley1 harley11 harley12 harley13 harley2 harley20 harley4 harley69 harley88 harley99 harmony1
harold1 harris1 harrison1 harry1 harry123 harry2 harry5 harvest1 harvey1 haslo1 havefun1 hawaii1 hawaii50 hawk12
hawkdog79 hawkeye1 hawks1 hax0red hayden1 hazel1 hazel5 hd764nw5d7e1vb1 hd764nw5d7e1vbv hea666 heart1 hearts1 heat7777
heath1 heather1 heather2 heather4 heather6 heather7 heather9 heaven1 heavy1 hector1 hedj2n4q heidi1 heinz57 hej123
hejsan123 helen1 hell666 hello1 hello101 hello11 hello12 hello123 hello1234 hello2 hello22 hello23 hello2u hello3 hello5
hello6 hello69 hello7 hello9 hello99 help123 helpme1 helpme2 helpme96 hemi426 hen3ry hendrix1 hendrix2 henry1 henry12
henry123 henry14 henry5 henry8 herbert0 herbert1 herbie1 herman1 hermes1 hero63 hershey1 hesoyam1 hesoyam123 hevnm4
hhhhh1 hhhhhh1 hhhhhhh1 hidden1 higgins1 highway1 hihje863 hillary1 hiphop1 hippo1 history1 hithere1 hitman1 hitman47
hj8z6e hjvfirf1 hkger286 hobbes1 hobbes12 hockey1 hockey10 hockey11 hockey12 hockey123 hockey13 hockey14 hockey19
hockey2 hockey21 hockey22 hockey30 hockey33 hockey4 hockey69 hockey77 hockey9 hockey99 hogan1 hola123 holden1 holein1
holen1 holiday1 holla1 holland1 hollister1 holly1 holly12 holly123 holly2 hollywood1 home12 home123 home77 homer1
homer123 homer2 homer22 homer69 homerun1 honda01 honda1 honda123 honda2 honda200 honda2000 honda250 honda450 honda99
hondas2000 hondo1 hondo17 honey1 honey12 honey123 honey2 honey69 honor1 hooch1 hooker1 hoops1 hoosier1 hooters1 hooters6
hopeful1 hopkins1 hopper1 horizon1 horndog1 hornet1 hornets1 horney1 horny1 horny123 horny2 horny69 horse1 horses1
hoser1 hot123 hot2trot hot4you hotboy1 hotdog1 hotdog12 hotel1 hotel6 hotrod1 hotsex69 hotshot1 hottie1 hotty1 hound1
house1 house12 house123 house2 houston1 howard1 howdy1 howie1 hp189dn hpk2qc hpmrbm41 hr3ytm hshfd4n279 hummer1 hummer99
hummerh2 hun999 hunt0802 hunt4red hunter01 hunter1 hunter11 hunter12 hunter123 hunter2 hunter22 hunter5 hunter69
hunter99 hunting1 husker1 huskers1 huskies1 husky1 hustler1 hv120dv hxp4life hyper1 hzgg9umc hzze929b i12345 i62gbq
i81b4u i81u812 iampurehaha2 iamthe1 ias100 iawgk2 ib6ub9 ibill01 ibill123 icam4usb icecube1 iceman01 iceman1 iceman11
iceman22 iceman44 iceman69 ichiban1 ichiro51 icu812 iddqd88 iddqd890 idiot1 idontknow1 ieinfo5 iforgot1 igor123 igor1234
igor1994 ihateyou1 iiiii1 iiiiii1 iiiiiii1 ikilz083 ikmvw103 il2fw2 ilike69 illini1 ilove69 iloveme1 iloveme2 iloveu1
iloveu2 iloveyou1 iloveyou11 iloveyou12 iloveyou123 iloveyou143 iloveyou2 iloveyou22 iluv69 ilya1234 ilya1992 im2cool
image1 imagine1 imjakie123 incubus1 india1 india123 indian1 indiana1 indiana7 indians1 indigo1 indy500 inferno1 ingram01
insane1 inside1 integra1 intel1 inter1 internet1 intj3a invest1 iop890 ipo54tj45uy856 ipswich1 iqzzt580 ireland1
ireland3 irene1 irina1 irina123 irina1989 irina1991 irish1 irish123 irish88 iro4ka irocz28 ironman1 ironman2 is211tn
is3yeusc isaac1 isabel1 isabella1 isacs155 isaiah1 island1 issue43 italia1 italian1 italias1 italy1 its420 itsme1 itsme2
ivan123 ivan1985 ivan1996 ivan2010 iverson1 iverson3 ivory1 j0nathan j0shua j10e5d4 j12345 j123456 j1234567 j3qq4h7h2v
ja0000 jabba1 jabroni1 jack01 jack10 jack11 jack12 jack123 jack1234 jack13 jack2000 jack22 jack23 jack5225 jack55 jack99
jackass1 jackass2 jackie01 jackie1 jackie2 jackie69 jackoff1 jackpot1 jackpot3 jackson1 jackson2 jackson4 jackson5
jackson6 jackson9 jacob1 jacob123 jacob2 jacob6 jager1 jagger1 jagr68 jaguar1 jaime1 jake00 jake01 jake02 jake11 jake12
jake123 jake1234 jake13 jake22 jake5253 jake69 jake99 jalal123 jam123 jamaica1 jamal1 james00 james007 james01 james1
james10 james11 james12 james123 james13 james19 james2 james22 james23 james3 james4 james5 james6 james69 james7
james777 james8 james99 jamesbond007 jameson1 jamie1 jamie12 jamie123 jamie2 jan123 janet1 janice1 january1 january2
janus1 japan1 japan10 jared1 jarhead1 jas4an jasmin1 jasmine0 jasmine1 jasmine123 jasmine2 jasmine3 jasmine5 jasmine7
jasmine9 jason01 jason1 jason11 jason12 jason123 jason13 jason2 jason22 jason23 jason25 jason3 jason5 jason69 jasper01
jasper1 jasper12 jasper2 javier1 jawa350 jaws1221 jay123 jaydog472 jayhawk1 jayjay1 jayman1 jazmine1 jazz1234 jazzman1
jazzy1 jbond007 jc05595 jed1054 jedi01 jedi99 jeep95 jeep99 jeepcj5 jeepcj7 jeff12 jeff123 jeff1234 jeff24 jeffery1
jeffrey1 jeffrey4 jeffwsb1 jegr2d2 jello1 jelly1 jen123 jenmt3 jenn1fer jenna1 jenna123 jennife1 jennifer1 jenny1
jenny123 jenny2 jenny69 jensen1 jeremy1 jeremy2 jericho1 jerky1 jerome1 jerry1 jerry123 jerry2 jerry69 jersey1 jess1ca
jesse1 jesse123 jessica0 jessica1 jessica2 jessica3 jessica6 jessica7 jessica8 jessie1 jester1 jesus01 jesus1 jesus12
jesus123 jesus2 jesus3 jesus33 jesus4me jesus7 jesus777 jesusis1 jeter02 jeter1 jeter2 jethro1 jetta1 jewel1 jg3h4hfn
jhnjgtl12 jhrl0821 jigei743ks jigga1 jillian1 jim123 jimbo1 jimbo123 jimbo2 jimbo69 jimbob1 jimmy1 jimmy11 jimmy12
jimmy123 jimmy2 jimmy5 jimmy6 jimmy69 jimmy99 jj9999 jjj123 jjjjj1 jjjjjj1 jjjjjjj1 jjvwd4 jkl123 jkne9y jkz123 jmh1978
jmol01 jo9k2jw2 joanna1 joanne1 job314 joe123 joe999 joey123 joey21 johan1 johanna1 john01 john10 john11 john12 john123
john1234 john13 john21 john22 john23 john25 john31 john316 john33 john44 john55 john69 john77 john99 johnboy1 johnny1
johnny12 johnny5 johnny69 johnny99 johnson1 johnson2 johnson4 jojo12 jojo123 joker1 joker12 joker123 joker13 joker2
joker666 joker69 joker7 joker777 jonah1 jonathan1 jones1 jones123 jones2 jonny1 jonny123 jonny5 jor23dan jordan00
jordan01 jordan1 jordan10 jordan11 jordan12 jordan123 jordan18 jordan2 jordan20 jordan22 jordan23 jordan45 jordan6
jordan7 jordan9 jordan98 jordan99 jorge1 jorge123 jose12 jose123 jose98 joseph1 joseph10 joseph11 joseph12 joseph2
josephphone7 josh12 josh123 joshua0 joshua01 joshua04 joshua1 joshua10 joshua11 joshua12 joshua123 joshua19 joshua2
joshua23 joshua3 joshua5 joshua7 joshua99 josie1 journey1 joxury8f joy123 joyce1 jq24nc jr1234 jtuac3my juggalo1 juice1
juice2 juice5 juicy1 julia1 julia123 julia666 julian1 juliana1 julie1 julie123 julie2 julie456 julio1 julius1 july12
july16 july20 july21 july23 july27 july31 jumbo1 jump23 jumpman23 june12 june14 june15 june1503 june16 june17 june21
june22 june23 june24 june26 june27 june28 june29 june30 junebug1 jungle1 junior01 junior1 junior12 junior123 junior13
junior2 junior24 junior8 jupiter1 jupiter2 juris01 just4fun just4me just4u just4you justice1 justice2 justin01 justin1
justin10 justin11 justin12 justin123 justin2 justin3 justin99 justine1 justme1 juttu123 juvis123 jys6wz jzf7qf2e k1200rs
k12345 k123456 k1234567 k123456789 k1f4c8 k1ller k2trix k9dls02a k9vvos0a ka12rm12 kafka1 kaitlyn1 kaka123 kaka22
kakka12 kalle1 kalle123 kamelia2011 kamil1 kanmax1994 kansas1 kanus1 kappa1 kar120c karate1 karen1 karen123 karen2
karin1 karina1 karla1 karma1 karol1 karolina1 kasey1 kasia1 kassa1 kat123 katana1 kathryn1 kathy1 kathy69 katie1 katie12
katie123 katie2 katrina1 katya123 kayak1 kayla1 kayla123 kban667 kcj9wx5n kd189nlcih kd5396b ke12fe13 keegan1 keeper1
keith1 keith123 keksa12 keksa2 kekskek1 keli_14 kelli1 kellie1 kelly001 kelly1 kelly12 kelly123 kelly2 kelly5 kelly69
kelsey1 ken123 kendall1 kennedy1 kennedy12 kenneth1 kenneth2 kenny1 kenny123 kenpo1 kenshin1 kenwood1 kenya1 kermit1
kerry1 kerstin1 kev123 kevin1 kevin11 kevin12 kevin123 kevin2 kevin69 kevin7 kevin9 keywest1 kfnju842 kg5698 kiba1z
kickass1 kicker1 kill123 kill666 killa1 killer00 killer01 killer1 killer11 killer12 killer123 killer13 killer2 killer21
killer22 killer23 killer45 killer6 killer66 killer666 killer69 killer7 killer77 killer9 killer99 kils123 kim123 kimba1
kimber1 kimber45 kimberly1 kimbo1 kimmy1 king10 king11 king12 king123 king1234 king13 king69 king99 kingdom1 kings1
kinky1 kipper1 kirby1 kirill123 kirsten1 kiss123 kissme1 kitten1 kitty1 kitty123 kitty2 kitty7 kittycat1 kiuhnm1
kki177hk kkk666 kkkkk1 kkkkkk1 kkkkkkk1 klaudia1 klaus1 klingon1 km83wa00 kmfdm1 kmg365 kmn5hc knicks1 knight1 knight12
knight7 knight99 knights1 knopo4ka koala1 kobe08 kobe24 kodaira52 kodiak1 koetsu13 koks888 kolia123 kolya1 kondom25
kopa1994 kordell1 korgm1 kosta1 kot123 kotek1 koufax32 kqigb7 kr9z40sy kramer1 kris123 krishna1 krista1 kristen1 kristi1
kristie1 kristin1 kristina1 krypton1 ks1977 kss2773 ktc110 ktjynsq40147 ktm250 ktnj2010 ktr1996 ktyj4rf kudos4ever
kugm7b kumar1 kumar123 kurgn01 kyle11 kyle123 kylie1 kzsfj874 l0nd0n l0swf9gx l12345 l123456 l1750sq l2g7k3 l3tm31n
l58jkdjp! l8g3bkde l8v53x lacey1 lacrosse1 lada2110 ladder1 ladies1 lady12 ladybug1 lainth88 lakers08 lakers1 lakers12
lakers2 lakers24 lakers32 lakers34 lakers8 lala123 lalala1 lalala123 lambert1 lambo1 lamer1 lampard8 lance1 lancer1
lange9x lantern1 lapo4ka laptop1 larry1 larry123 larry33 laser1 laser123 latin1 laura1 laura123 laura2 lauren1 lauren12
layla1 laz2937 lazer1 lbc999 le33px leader1 leafs1 leather1 leather9 lebron23 ledzep1 lee123 leeds1 left4dead left4dead2
lefty1 legend1 legend2 legends1 legion1 legolas1 legs11 leigh1 lemon1 len2ski1 lena12 lena123 lena1234 lena1982 lena2010
lena2011 lena22 lennon1 lenny1 leno4ka leo123 leon123 leonard1 leonardo1 leopard1 lera2000 lero4ka leroy1 lesbian1
lesley1 leslie1 lespaul1 lestat1 lester1 letme1n letmein0 letmein1 letmein123 letmein2 letmein22 letmein3 letmein4
letmein5 letmein6 letmein7 letmein9 leto2010 level1 level42 lewie622 lewis1 lexmark1 lexus1 lexus11 lexus300 lfdbl11
lg2wmgvr lgkp500 lgnu9d lhbjkjubz2957704 libby1 liberty1 liberty2 liberty7 liberty9 libra1 library1 lick69 lickme2
lickme69 lieve27 light1 light2 lights1 like123 lillian1 lilly1 lincoln1 lincoln2 lincoln7 linda1 linda123 lindros8
lindsay1 lindsay2 lindsey1 lineage123 lineage2 linus1 lion12 lion123 lions1 lisa01 lisa12 lisa123 lisa1234 lisa69
lithium1 little1 liverp00l liverpool1 liz8tysiu liza2000 liza2009 lizard1 lizzie1 lizzy1 lizzy123 ljb4dt7n llama1 lllll1
llllll1 lllllll1 lloo999 lloyd1 lobster1 lobster2 local1 locoman0 locutus1 logan1 logan123 logan2 logan5 logging7 login1
logitech1 loh123 lol123 lol123123 lol1234 lol12345 lol123456 lolita1 lolkin09 lollipop1 lollol1 lollol12 lollol123
lololyo123 london01 london1 london11 london12 london123 london2 london20 london22 london99 lonely1 looking1 looking4
loosee123 lopas123 lopez1 lopotok01 lorenzo1 lorna1 loser1 loser123 loser2 losfix16 lost4815162342 lotrfotr34 lotus1
lotus123 lotus7 lou1988 louie1 louis1 louis123 louise01 louise1 love007 love01 love10 love11 love12 love123 love1234
love12345 love13 love14 love143 love15 love20 love200 love2000 love2010 love2011 love21 love22 love23 love24 love269
love33 love4eve love4ever love4me love4u love4you love55 love5683 love69 love77 love777 love777321777 love88 love98
love99 lovely1 loveme1 loveme12 loveme2 loveme89 lover1 lover123 lover2 lover69 lovers1 loves1 loveu2 loveyou1 loveyou2
lovezp1314 lp2568cskt lsdlsd12 lsia9dnb9y lth1108 ltybc123 lucas1 lucas12 lucas123 lucia1 lucifer1 lucifer666 lucille1
lucky1 lucky10 lucky12 lucky123 lucky13 lucky2 lucky22 lucky3 lucky4 lucky5 lucky6 lucky69 lucky7 lucky777 lucky8 lucky9
lucky99 lucy11 lucydog1 luigi1 lukas1 lukas123 lumber1 lumpy1 lunar2 luton1 luv269 luv2epus luv2fuck lux2000 lvbnhbq1
lvd9341 lvjdp383 lydia1 lynch1 lzbs2twz lzhan16889 m0b1l3 m0nk3y m0nkey m0nkeyb0 m0nster m0ntlure m12345 m123456
m1234567 m123456789 m1911a1 m1chael m1garand m1m2m3 m1m2m3m4 m1sf1t m5wkqf m69fg1w m69fg2w m6cjy69u35 m7hsqstm m7n56xo
ma123123123 ma1lc0 mac123 machine1 mack10 macross1 macross7 macsan26 madala11 maddie1 maddog01 maddog1 maddog69 maddy1
madison0 madison1 madison2 madison3 madison4 madison9 madman1 madmax1 madmax11 madness1 madonna1 madruga2 maestro1
mafia1 magda1 maggie01 maggie1 maggie10 maggie11 maggie12 maggie123 maggie2 maggie99 magic1 magic12 magic123 magic2
magic32 magic69 magic7 magical1 magical123 magnum1 magnus1 magoo1 magpies1 maiden1 maiden666 mail123 mailcreated5240
mailman1 maine1 major1 makayla1 makeksa11 maker1 maks123 maks1995 maks2010 maks5843 malaka1 malcolm1 malibu1 malik1
mallard1 mama11 mama12 mama123 mama1234 mama12345 mama1960 mama1961 mama1963 mama1964 mama1965 mama1970 mama2010 mama22
mama777 mamma1 mamma123 mammoth1 mamo4ka man123 manager1 manchester1 mancity1 mandy1 mandy123 manga1 mango1 mango123
mangust6403 mankind1 manning1 manning18 manny1 manon1 manson1 mantle7 manuel1 manutd1 manzey20 mapet123456 maprchem56458
marcel1 march1 march10 march11 march13 march14 march15 march17 march2 march20 march21 march23 march3 marcia1 marcin1
marcius2 marco1 marco123 marcos1 marcs1997 marcus1 marcus12 marcus2 margaret1 marge1 margo1 maria1 maria12 maria123
maria2 maria3 maria6 mariah1 mariana1 marie1 marie123 marie2 marilyn1 marina1 marina123 marina15 marine1 marine12
marine21 mariner1 marines1 marino1 marino13 mario1 mario12 mario123 mario5 mario6 mario64 mario66 marion1 marissa1
mark01 mark10 mark11 mark12 mark123 mark1234 mark13 mark22 mark3434 mark69 mark77 market1 markus1 marky1 marlboro1
marlene1 marley1 marley12 marlin1 marlins1 marmo3 maroon5 married1 marshal1 marshall1 marta1 martha1 martin01 martin1
martin11 martin12 martin19 martin2 martin21 martin6 martin7 martina1 martini1 marty1 marvin1 mary12 mary69 maryann1
mash4077 masha1 masha123 masha1998 masha2010 masha2011 mason1 mason123 mass234 massive1 master0 master00 master01
master1 master10 master11 master12 master123 master13 master2 master21 master22 master23 master3 master32 master4
master5 master55 master66 master69 master7 master77 master9 master99 masterb8 masters1 matchbox20 mathew1 matilda1
matrix01 matrix1 matrix12 matrix123 matrix13 matrix19 matrix2 matrix3 matrix69 matrix7 matrix99 matt01 matt11 matt12
matt123 matt1234 matt21 matt22 matt23 matt25 matthe1 matthew0 matthew1 matthew10 matthew2 matthew3 matthew4 matthew5
matthew6 matthew7 matthew8 matthew9 matty1 mattylad10 maureen1 maurice1 maveric1 maverick1 max007 max123 max1234
max12345 max1992 max1998 max2000 max2010 max333 max33484 max528 max666 max777 maxie1 maxim1 maxim1935 maximus1 maximus2
maxine1 maxmax1 maxwell1 maxwell2 maxwell7 maynard1 mays24 mazda1 mazda123 mazda3 mazda323 mazda6 mazda626 mazdamx3
mazdamx5 mazdarx7 mazdarx8 mc6288 mccool24 mclaren1 mclarenf1 md2020 mdmaiwa3 mdmgl004 mdmnis1u mdmnttd2 mdmsii64 me1234
me2you mech6666 media1 medic1 medical1 megafon77 megaman1 megan1 megan123 megan2 megan7 meister1 mel123 melanie1
melanie2 melinda1 melissa1 melissa2 melissa3 melissa6 melissa7 mello1 melon1 melvin1 melvin69 member1 memphis1 mercede1
mercedes1 mercury1 mercury2 mercury7 mercy1 merde1 merl1n merlin01 merlin1 merlin10 merlin11 merlin12 merlin2 merlin21
merlin69 merlin7 merlin99 mermaid1 merrill1 merry1 messi10 messiah1 met2002 metal1 metal123 metal666 metal69 metallica1
method1 method7 metro1 metro2033 mets1986 mets69 mets86 mexican1 mexico1 mexico2 miami1 miami123 miami305 miami99 miata1
miatamx5 michae1 michael0 michael1 michael12 michael123 michael13 michael2 michael3 michael4 michael5 michael6 michael7
michael8 michael9 michal1 michel1 michele1 michell1 michelle1 michigan1 mick7278 mickey01 mickey1 mickey11 mickey12
mickey2 mickey22 mickey69 mickey7 micky1 micro1 microlab1 midnight1 mighty1 miguel1 mika00 mike00 mike007 mike01 mike10
mike11 mike12 mike123 mike1234 mike12345 mike13 mike18 mike1969 mike2000 mike21 mike22 mike23 mike24 mike25 mike26
mike31 mike33 mike34 mike44 mike69 mike77 mike99 mikey1 mikey123 mikey2 milan1 milano1 miles1 milkman1 miller01 miller1
miller12 miller2 miller31 millie1 million1 milo17 mimi92139 mindy1 mine11 mine12 mine2306 mine69 minecraft123 mini14
minimax1 minnie1 minnie2 miracle1 miranda1 mirror1 miruvor79 misfit99 misfits1 misha1 misha1111 misha123 misia1
misiaczek1 misiek1 mission1 missy1 missy123 missy2 mister2 mistral1 misty1 misty123 misty2 mitch1 mittens1 mitzi1 mj1234
mj2345 mjbnbna1 mko09ijn mlesp31 mm111qm mm259up mmcm19 mmm666 mmmmm1 mmmmmm1 mmmmmmm1 mnbvcxz1 mo5kva mobil1 mobile1
mocha1 model1 modem1 mof6681 mojo69 molly1 molly12 molly123 molly13 molly2 mom123 mom4u4mm mommy1 mommy123 mommy2
momo123 momoney1 monday1 monday12 monday2 monet1 money01 money1 money100 money111 money12 money123 money1234 money13
money2 money21 money23 money3 money4 money4me money5 money69 money7 money77 money777 money8 money99 mong1ni mongo1
monica01 monica1 monica12 monica2 monica69 monika1 monique1 monitor1 monitor2 monk3y monkey00 monkey01 monkey1 monkey10
monkey11 monkey12 monkey123 monkey13 monkey14 monkey19 monkey2 monkey20 monkey21 monkey22 monkey23 monkey24 monkey3
monkey4 monkey42 monkey5 monkey6 monkey66 monkey69 monkey7 monkey77 monkey9 monkey99 monkeys1 monster1 monster123
monster2 monster7 monster9 montana1 montana2 monte1 montero1 montgom240 monty1 monty123 moo123 moody1 mookie1 mookie12
moom4242 moom4261 moomoo1 moon12 moon123 moon1234 moon69 moondog1 moore1 moose1 moose123 moose23 moose69 moose7 mopar1
mopar440 morales1 morena1 morgan01 morgan1 morgan12 morgan2 morning1 morris1 moscow1 moses1 mosias98 moss84 motera15
mother1 mother12 mother2 mounta1n mountai1 mouse1 mouse123 mouse2 movie1 movies1 movies23 moxie7 mozart1 mp8o6d ms6nud
msoracle32re mst3000 msvcr71 mt73sb mtgl5r mtr1996 mtwapa1a mty3rh muddy1 muffin1 muffin11 muffin12 muffy1 mulder1
mummy1 munson15 muppet1 murder1 murph1 murphy01 murphy1 murphy11 muscle1 music1 music101 music11 music123 music2 music5
musical1 mustang0 mustang1 mustang2 mustang3 mustang4 mustang5 mustang6 mustang66 mustang67 mustang69 mustang7 mustang8
mustang9 mustard1 mutt22pu mvtnr765 mwq6qlzo mwss474 mxaigtg5 my2girls my2kids my3girls my3kids my3sons mybaby1 mylove1
mymoney1 mypass1 myspace1 myspace2 mystery1 mystic1 myxworld4 n0th1ng n12345 n123456 n1a2t3a4 n2deep n7td4bjl n8skfswa
nacho1 nadia1 nadine1 naked1 nancy1 nancy123 naomi1 napster1 naruto0 naruto010 naruto1 naruto12 naruto123 naruto99
nascar03 nascar08 nascar1 nascar2 nascar20 nascar24 nascar3 nascar8 nascar88 nascar99 nasty1 nastya123 nastya1995
nastya1996 nastya1997 nastya2010 nata123 nata1977 nata1980 natalia1 natalie1 natalie2 natas666 natasha1 natasha123
natasha2 natasha5 nathan0 nathan01 nathan1 nathan12 nation1 natural1 naughty1 naughty2 nautica1 nbu3cd ncc-1701 ncc170
ncc1701 ncc1701a ncc1701d ncc1701e ncc1864 ncc74656 nccpl25282 ndeyl5 ndshnx4s ne1469 nec3520 necron99 ned467 need4speed
neel21 nelly1 nels0n nelson1 nelson11 nemesis1 nemesis2 nemrac58 nemvxyheqdd5oqxyxyzi neo123 nepbr2009 neptune1 netware1
network1 network2 never1 new123 newlife1 newlife2 newman1 newpass1 newpass2 newpass3 newpass6 newport1 newport2
newproject2004 newton1 newyork0 newyork1 newyork2 nexus1 nexus6 nfyz123 ngc4565 nhfdvfnjkju123 nichol1 nicholas1
nicholas9 nick01 nick11 nick12 nick123 nick1234 nick1234-rem936 nicki1 nicky1 nicola1 nicolas1 nicolas2 nicole0 nicole01
nicole1 nicole11 nicole12 nicole123 nicole18 nicole2 nicole23 nicole3 nicole69 nigel1 nigga1 nigger1 nigger123 night1
nightmare1 nihao123 nike1234 nike23 nikey63 nikita1 nikita123 nikita1998 nikita2000 nikita95 nikita99 nikki1 nikki123
nikki2 nikki69 nikko1 nikolay9 nikon1 nikonf5 nimda2k nimrod1 nina123 nine09 ninety9 ninja1 ninja123 ninja2 ninja9
nintendo1 nintendo64 nipples1 nirvana1 nirvana9 nissan1 nissan350z nitro1 nixon1 nizmo400r nji90okm njqcw4 nn527hp
nnnnn1 nnnnnn1 nnnnnnn1 nobody1 nohack04 nokia1 nokia12 nokia123 nokia1600 nokia2700 nokia3110 nokia3230 nokia3250
nokia3310 nokia5130 nokia5200 nokia5228 nokia5230 nokia5300 nokia5310 nokia5320 nokia5530 nokia5610 nokia5700 nokia5800
nokia6120 nokia6131 nokia6230 nokia6230i nokia6233 nokia6300 nokia6303 nokia6500 nokia6630 nokia7070 nokia7610 nokia8800
nokiae51 nokian70 nokian73 nokian82 nokian95 nokiax2 nolan1 noles1 nolimit5 nolimit8 nolimit9 nomad1 nomar5 noname123
noncapa0 nonrev67 noodle1 noodles1 norma1 normal1 norman1 north1 norton1 norwich1 not4me not4u2c not4u2no not4you
note1234 nothing0 nothing1 november1 now0new noway1 noway123 npyxr5 nsnabh76 nt5d27 nthk12345 nthvbyfnjh2 ntktdbpjh1994
nuaddn9561 nudge1 nugget1 nuggets1 number1 number10 number2 number20 number3 number5 number6 number7 number8 number9
nurse1 nwo4life nx74205 nymets1 nzceg251 o123456 o1l2e3g4 o236nq o4izdmxu oakland1 oasis1 obvious1 oc247ngucz ocean1
ocean11 oceans11 oct2888 october1 october2 october3 october31 october6 october7 october8 odgez8j3 odt4p6sv8 ofclr278
office1 ohyeah1 oicu812 oilers1 ojp123456 okk34125 oktober7 ola123 oldno7 olds442 ole4ka oleaut32 oleg123 oleg1985
oleg1994 oleg1995 oleg1996 olemiss1 olga12 olga123 olga1234 olga1976 olga1979 olga1991 olive1 oliver01 oliver1 oliver12
oliver123 oliver2 oliver99 olivia1 olivier1 ollie1 ololo123 omar10 omega1 omega123 omega13 omega2 omega3 omega5 omega7
omega9 omen666 omg123 omytvc15 one23456 one2one one4all onelove1 onetwo12 onetwo3 onetwo34 online1 only4me only4u
onlyone1 onlyone4 ooicu812 ooooo1 oooooo1 oooooo99 ooooooo1 oou812 open12 open123 open1234 open321 open4me opopop11
optimus1 oqglh565 orange01 orange1 orange10 orange11 orange12 orange2 orange22 orange3 orange44 orange6 orange77 orange8
orange88 orange9 orange99 oranges1 orioles1 orion1 orion123 orion2 orion3 orion7 orlando1 ornw6d orosie1 oscar1 oscar123
oscar2 oskar123 othello1 other1 otter1 ou8122 ou8123 ou81234 ou812345 ou8124me ou81269 ou812a ou812ic out3xf outkast1
outlaw1 outside1 ov3ajy ow8jtcs8t owen10 owen11 ownage123 ox3ford ozlq6qwm ozone1 ozzie1 ozzy666 p0015123 p00kie
p030710p$e4o p0o9i8 p0o9i8u7 p0o9i8u7y6 p12345 p123456 p1234567 p1nkb178 p2ssw0rd p3e85tr p3nnywiz p3orion p3wqaw
p455w0rd p4ssw0rd p4ssword p@ssw0r p@ssw0rd pa$$w0rd pa437tu pa55w0rd pa55wd pa55word pablo1 pablo123 pacific1 packard1
packer1 packer4 packers1 packers2 packers4 paddy1 paige1 pain4me paint1 paintball1 painter1 pakistan1 palace1 palace22
paladin1 palermo1 palmer1 pamela1 panama1 pancake1 panda1 panda123 pandora1 pandora2 panic1 pantera1 pantera2 pantera6
panther1 panther2 panther5 panther6 panther7 panther8 panther9 panthers1 panties1 panties2 pants1 panzer1 paolo1 papa12
papa123 paper1 paper123 pappy1 paragon1 paraklast1974 paris1 paris123 paris75 parker01 parker1 parker12 parol1 parol123
parol12345 parol999 parola12 partner1 party01 party1 pascal1 pasha1 pasha123 pass01 pass10 pass11 pass111 pass12 pass123
pass1234 pass1821 pass1wor pass1word pass2012 pass22 pass23 pass28 pass3s pass69 pass88 pass99 pass999 passat99 passion1
passw0r passw0rd passw0rd1 passwd1 passwo1 passwor1 password0 password00 password01 password1 password10 password11
password12 password123 password1234 password13 password2 password21 password22 password23 password3 password4 password5
password6 password69 password7 password8 password88 password9 password99 passwort1 pasta1 pasword1 patch1 patch123
patches1 patches2 path13 patric1 patricia1 patrick0 patrick1 patrick2 patrick3 patrick4 patrick5 patrick7 patrick8
patrick9 patriot1 patriots1 patti1 patton1 patty1 paul01 paul04 paul10 paul11 paul12 paul123 paul1234 paul99 paula1
paula123 paulina1 pauline1 pavel1 pavel123 pawel1 paycheck1 payton34 peace1 peace123 peace2 peach1 peaches1 peaches2
peaches3 peacock1 peanut1 peanut11 peanut12 peanuts1 pearl1 pebbles1 pebbles2 pedro1 pedro123 peekab00 peewee1 peewee51
pegasus1 peggy1 peggy12 pele10 pelican1 pencil1 penguin1 penguin6 penguin8 penis1 penis123 penny1 penny123 penny2 pens66
pentium1 pentium2 pentium3 pentium4 people1 pepper01 pepper1 pepper11 pepper12 pepper123 pepper14 pepper2 pepper76
pepsi1 pepsi12 pepsi123 pepsi2 percy1 perfect1 perry1 persona1 pervert1 pete14 peter01 peter1 peter11 peter12 peter123
peter2 peter22 peter3 peter5 peter69 peter7 petey1 petra1 petty43 peugeot406 peyton18 pfqwtd27121988 pgszt6md ph0enix
phantom0 phantom1 phantom2 phantom3 phantom4 phantom7 phase1 phase2 pheonix1 phezc419hv phil413 philip1 philips1
phillip1 philly1 phish1 phish123 phish420 phoenix0 phoenix1 phoenix2 phoenix3 phoenix5 phoenix6 phoenix7 phoenix8
phoenix9 phone1 photo1 pi3141 pi31415 pi314159 piano1 piazza31 pibzk431 picard1 picasso1 piccolo1 pickle1 pickles1
picture1 pie123 pierre1 piggy1 piglet1 pikachu1 pikey13 pillow1 pilot1 pilot123 pimp13 pimp69 pimpin1 pimpin69
pineapple1 pingeye2 pingi3 pink123 pinky1 pinky123 pinky2 pinto1 pioneer1 piper1 piper2 pippa1 pippen33 pippo1 pirate1
pirates1 pistol1 pistons1 pitbull1 pitcher1 pitmans4 pixie1 pizza1 pizza123 pizza2 pkxe62 planet1 plant1 plastic1
plat1num platinum1 plato1 plato2 play123 play2win playa1 playboy1 playboy2 playboy3 playboy6 player1 player21 player69
playstation2 playstation3 please1 please12 plhy6hql plumber1 pluto1 pm209mt pn5jvw pnp0c08 poi098 poi123 point1 poison1
poiu0987 poiu123 poiu1234 poiuyt1 pokemon00 pokemon1 pokemon12 pokemon123 pokemon2 poker0 poker1 poker123 poker2 pokey1
pol123 pol123456 polaris1 poli10 police1 police22 polka1 polly1 polly123 polniypizdec0211 polniypizdec1102
polniypizdec110211 polo12 polo123 polo1234 polo99 polopolo09 polska1 pon32029 pongo1 pontiac1 pony76 poochie1 poohbear1
pookie1 pookie11 pooky1 pool6123 poop11 poop12 poop123 poopie1 poopoo1 poopy1 pop123 popcorn1 popcorn2 popeye1 poppy1
poppy123 poptart1 porn11 porn123 porn1234 porn4life porn4me porn69 porno1 porno123 porno2 porno69 porol777 porsche1
porsche2 porsche8 porsche9 porsche911 porshe911 possum1 postal1 postov10 postov1000 pot420 potter1 powder1 power01
power1 power123 power2 power5 power666 power7 power9 powerof3 ppppp1 pppppp1 ppppppp1 pqnr67w5 pr1ncess precious1
predator1 prelude1 prelude9 premier1 preston1 pretty1 price1 pride1 prime1 primetime21 primo1 primus1 prince1 prince11
prince12 prince2 prince55 princess1 princess2 printer1 private1 private5 privet123 pro100 process1 prodigy1 project1
promo1 prono1 prophet1 prowler1 ps253535 psalm23 psalm69 psw333333 psych0 psychnaut1 psycho1 psycho72 psycho78 ptfe3xxp
pub113 puddin1 pudding1 pudge1 puffy1 pufunga7782 pumpk1n pumpkin1 pumpkin2 punt0it punter12 puppy1 puppy123 puppy3
purple01 purple1 purple11 purple12 purple13 purple2 purple3 purple69 purple7 purple77 pussy1 pussy101 pussy11 pussy12
pussy123 pussy2 pussy21 pussy24 pussy3 pussy4 pussy420 pussy4me pussy5 pussy6 pussy69 pussy7 pussy9 pvhpx6 pwxd5x
pxx3eftp pyf8ah pyramid1 pyramid7 python1 pzaiu8 q11111 q111111 q123123 q123321q q12345 q123456 q1234567 q12345678
q123456789 q1234567890 q123456q q12345q q1234q q12we3 q12we34r q1a1z1 q1a2z3 q1q2q3 q1q2q3q4 q1q2q3q4q5 q1w1e1 q1w2e3
q1w2e3r q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q22222 q26606
q2w3e4 q2w3e4r q2w3e4r5 q3dm17 q4n2jdeh q55555 q777777 q7w8e9 q8zo8wzq q9umoz qawsed123 qaz123 qaz1234 qaz12345
qaz123456 qaz123qaz qaz123wsx qaz123wsx456 qaz12wsx qaz1wsx2 qaz26101778 qaz321 qaz741 qazqaz123 qazwsx1 qazwsx11
qazwsx12 qazwsx123 qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc1 qazwsxedc12 qazwsxedc123 qazxsw1 qazxsw12 qazxsw123
qazxsw2 qazxsw21 qazxsw22 qazxswedc123 qbg26i qcmfd454 qcxdw8ry qmezrxg4 qmpq39zr qn632o qpful542 qq123123 qq123321
qq12345 qq123456 qq123456789 qqh92r qqq111 qqq123 qqq777 qqqq1111 qqqqq1 qqqqqq1 qqqqqqq1 qr5mx7 quake1 quake2 quake3
quality1 quant4307 quant4307s quantum1 quartz1 quattro6 queen1 queenas8151 queens1 quest1 quick1 quiet1 quinn1 qvw6n2
qw1234 qw12345 qw123456 qw12er34 qw12qw qw3rty qwaszx1 qwaszx11 qwaszx12 qwaszx123 qwe123 qwe123321 qwe1234 qwe123456
qwe1234567 qwe123asd qwe123qwe qwe123qwe123 qwe123rty qwe321 qwe456 qwe789 qweasd1 qweasd12 qweasd123 qweasdzxc1
qweasdzxc12 qweasdzxc123 qweqwe12 qweqwe123 qwer11 qwer12 qwer1209 qwer123 qwer1234 qwer12345 qwer4321 qwert1 qwert12
qwert123 qwert1234 qwert12345 qwert40 qwert54321 qwerty0 qwerty00 qwerty01 qwerty02 qwerty09 qwerty1 qwerty10 qwerty100
qwerty11 qwerty111 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty13 qwerty2 qwerty2010
qwerty21 qwerty22 qwerty23 qwerty3 qwerty32 qwerty321 qwerty33 qwerty4 qwerty5 qwerty56 qwerty6 qwerty66 qwerty666
qwerty69 qwerty7 qwerty77 qwerty777 qwerty78 qwerty789 qwerty8 qwerty88 qwerty89 qwerty99 qwerty999 qwertyu1 qwertyu123
qwertyu8 qwertyui1 qwertyuiop1 qwertyuiop10 qwertyuiop12 qwertyuiop123 qwertyuiop12345 qwest123 qwqw1212 r12345 r123456
r1234567 r1chard r29hqq r2d2c3p0 r2d2c3po r3ady41t r3vi3wpass r4e3w2q1 r4zpm3 r7112s rabbit1 rabbit12 rabbit66 rabbit69
racecar02 racecar1 racer1 racer2 racerx1 rachael1 rachel01 rachel1 rachel69 rachel7 racing1 radar1 radar123 radial9
radical1 radio1 radio123 rahul123 raider1 raider12 raiders0 raiders1 raiders2 rainbow1 rainbow2 rainbow6 rainbow7
rainman1 raleigh1 ralph1 ram123 ram1500 ram2500 rambler1 rambo1 rambo123 rambo2 rammstein1 ramon1 ranch1 rancid1 random1
random123 randy1 randy2 ranger01 ranger02 ranger1 ranger10 ranger11 ranger12 ranger13 ranger2 ranger21 ranger3 ranger5
ranger6 ranger66 ranger69 ranger7 ranger75 ranger82 ranger9 ranger98 ranger99 rangers1 rangers2 rangers9 ranma12 rapid1
raptor01 raptor1 raptor22 raptors1 rascal1 rasdzv3 rashley198 rasta1 rasta220 rasta69 rattolo58 rauf123 raven1 raven11
raven123 raven13 raven3 raven666 raven69 ravens1 raver1 ray123 raymond1 razor1 rb26dett rdgpl3ds rdq5ww4x reading1
ready1 ready2go reality5 reaper1 rebbyt34 rebecca1 rebecca2 rebecca9 rebel1 rebel12 rebel2 rebels1 recon1 recon7 red007
red100 red111 red123 red1234 red12345 red1sox red222 red321 red333 red456 red555 red666 red911 redbird1 redbull1
redcar27 reddog1 redfish1 redhat50 redhead1 redman1 redneck1 redrum1 redskin1 redskins1 redsox04 redsox1 redsox11
redsox12 redsox19 redsox20 redsox24 redsox3 redsox99 redwing1 redwings1 redwood1 reece1 reese1 regal1 reggie1 reggie31
regina1 regis1 renee1 rescue1 research1 reset1 reset123 restart1 retard1 retep1 retired1 rev2000 review69 revival47
rey619 rf6666 rfj422 rfnthbyf1988 rfnz11 rfnz123 rfnz90 rhett1 rhett32 rhh8319 rhind101 rhino1 rhonda1 ricardo1 rice80
rich123 richar1 richard0 richard1 richard2 richard3 richard4 richard5 richard7 richard8 richard9 rick69 ricky1 rider1
right1 right4 riker1 riley1 ringo1 ringo123 rinker1 ripken08 ripken8 ripley1 ripper1 riptide1 risky1 rita123 river1
river123 rjhjdf777 rjw7x4 rlzwp503 roach1 rob123 robbie1 robert0 robert00 robert01 robert1 robert11 robert12 robert123
robert19 robert2 robert22 robert23 robert24 robert3 robert4 robert5 robert6 robert71 robert8 robert99 roberta1 roberto1
roberts1 robin1 robin123 robin2 robot1 robyn1 rocco1 rocha2 rock12 rock123 rock1234 rock22 rock69 rocker1 rocket01
rocket1 rocket12 rocket2 rocket21 rocket69 rocket7 rocket88 rockets1 rocko1 rocks1 rockstar1 rocky1 rocky11 rocky123
rocky13 rocky2 rocky3 rocky4 rocky5 rocky6 rodeo1 rodman91 rodney1 roger1 roger123 roger2 rogue1 rogue2 roland1 rolex1
roller1 rolltide1 roma123 roma1990 roma1993 roma1995 roma1996 roma2010 roman1 roman12 roman123 roman222 roman777
romance1 romeo1 romeo123 rommel1 ron123 ronald1 ronaldinho10 ronaldo1 ronaldo123 ronaldo7 ronaldo9 ronaldo99 ronnie1
rookie1 room101 room112 rooney1 rooney10 rooster1 root138 rosco1 roscoe1 rose12 rose123 rosebud1 rosebud7 roses1 rosie1
rosie123 rossi46 route66 rover1 rover123 rovers1 rowdy1 roxanne1 roxie1 roy123 royal1 royals1 rrpass1 rrrrr1 rrrrrr1
rrrrrrr1 rs2000 rse2540 rt3460014 rt6ytere rtyu4567 ru4692 rubber1 ruben1 rufus1 rufus2 rugby1 rugby123 rugby2 rugby8
rugby9 ruger1 rules1 rulez1 run4fun rundll32 runescape1 runner1 runner12 running1 rupert1 rush211 rush2112 ruslan123
russ120 russel1 russell1 russell2 russell7 russia1 russian6 russian7 rusty1 rusty123 rusty2 rusty21 rusty5 rvd420
rvgmw2gl ryan01 ryan11 ryan12 ryan123 ryan22 ryder1 ryno23 rz93qpmq s0ccer s1107d s11111 s12345 s123456 s1234567
s12345678 s123456789 s123456s s1a2s3h4a5 s1lver s1s2s3 s1s2s3s4 s211278 s4114d s456123789 s5r8ed67s s62i93 s7fhs127
s9te949f saab900 saab9000 saab93 saab95 sabbath1 saber1 sable1 sabre1 sabrina1 sad123 sadie1 sadie123 sadie2 safety1
safeu851 sahtm038 sahtm069 sahtm082 sahtm131 sailing1 sailor1 saint1 saints1 saisg002 sakic19 sakura1 salem1 sales1
sally1 sally123 sally2 salmon1 salomon1 salsa1 salt55 salty1 sam123 sam12345 sam138989 sam2000 samanth1 samantha1 samba1
sambo1 sammie01 sammie1 sammy1 sammy11 sammy12 sammy123 sammy2 sammy69 sammy7 sampson1 samsam1 samson1 samson12 samsung1
samsung123 samsung2 samsung9 samuel1 samuel12 samurai1 samurai7 san123 sanchez1 sanders1 sanders2 sandi1 sandi1172
sandman1 sandra1 sandra11 sandra69 sandy1 sandy12 sandy123 sandy2 sandy3 sandy69 sane4ek sanek123 sanek94 sanity72
sanity729 santa1 santa234 santafe1 santana1 santana5 sara123 sarah1 sarah123 sarah13 sarah2 sarah200 sarah69 sarah7
sarge1 sarita2 sas123 sasa123 sascha1 sasha1 sasha11 sasha111 sasha12 sasha123 sasha1234 sasha12345 sasha13 sasha1988
sasha1991 sasha1992 sasha1993 sasha1994 sasha1995 sasha1996 sasha1997 sasha1998 sasha2 sasha2000 sasha2010 sasha2011
sasha5 sasha777 sasha_007 saskia1 sassy1 sassy123 sassy2 sasuke12 sasuke123 sat321321 satan1 satan6 satan66 satan666
satana666 sataniv1993 satchel1 satin1 saturn1 saturn2 saturn5 saun24865709 sausage1 savage1 savannah1 save13tx sawa212
saxon1 sb211st sc00by sc00ter sc0tland scale1 scamp1 scamper1 scanner1 scarface1 scarlet1 scc1975 schalke0 schalke04
schmidt1 school1 school12 schultz1 science1 scooby1 scooby11 scooby12 scooby2 scooby69 scoop1 scooter1 scooter2 scooter3
scooter5 scooter6 scooter7 scooter8 score1 scorpio1 scorpio2 scorpio6 scorpio7 scott1 scott11 scott12 scott123 scott2
scott3 scottie1 scotty1 scoubidou2 scoubidou6 scout1 scout2 scrappy1 scratch1 scruffy1 scsa316 scuba1 scuba10 scuba123
scuba2 scully1 sd3lpgdr sd3utre7 sdh686drth sdicmt7seytn sdsadee23 seabass1 seadoo96 searock6 seattle1 seattle2 seattle7
seau55 sebastian1 sebora64 sebring1 secret00 secret1 secret12 secret123 secret2 secret99 section8 secure1 security1
segblue2 select1 selfok2013 semaj1 semperf1 semperfi1 senha123 senior1 senna1 ser123 serega123 serena1 serge1 sergei1
sergey1 sergey123 sergey7 sergio1 serious1 serpent1 server1 service01 service1 service321 sesame1 setupenu2 seven1
seven11 seven7 seven77 seven777 sevenof9 seventy7 sevilia1 sex101 sex123 sex1234 sex12345 sex2000 sex4ever sex4free
sex4fun sex4me sex666 sex6969 sex777 sexo69 sexsex1 sexual1 sexxy1 sexy01 sexy101 sexy11 sexy12 sexy123 sexy1234 sexy21
sexy22 sexy23 sexy4me sexy69 sexyred1 sf161pn sf49ers sh4d0w3d shack1 shad0w shadow00 shadow01 shadow1 shadow10 shadow11
shadow12 shadow1212 shadow123 shadow13 shadow14 shadow2 shadow20 shadow22 shadow23 shadow3 shadow69 shadow7 shadow88
shadow9 shadow99 shadows1 shady1 shaft1 shaggy1 shaka1 shalom1 sham69 shampoo1 shana1 shane1 shane123 shaney14 shania1
shannon1 shannon2 shaolin1 shaq34 shark01 shark1 sharks1 sharky7 sharon1 sharon12 sharon69 sharp1 sharpie1 shasta1
shaun1 shauna1 shawn1 shawn41 shazam1 shearer9 sheba1 sheena1 sheep1 sheila1 shelby1 shelby2 shelbygt500 sheldon1 shell1
shelley1 shelly1 sherman1 sherry1 shiloh1 shiner1 shirley1 shit12 shit123 shit1234 shithead1 shitty1 shiva1 shock123
shock5 shocker1 shooter1 shopping1 short1 shorty1 shotgun1 showme1 shrike01 shygirl1 si711ne sid123 sidney1 siemens1
sierra01 sierra1 sierra12 sig229 sigge1 sigma1 sigma2 silence1 silky1 silly1 silver01 silver1 silver11 silver12 silver2
silver21 silver22 silver33 silver5 silver69 silver7 silver77 silver99 silvia1 simba1 simba123 simba2 simon1 simon12
simon123 simone1 simple1 simpson1 sinatra1 singe11 singer1 single1 sintesi07 siren1 sirius1 sissy1 sissy123 sister1
sixer3 sixsix6 sixty9 sk2000 sk84life sk8board sk8ordie sk8ter skate1 skate123 skater1 skeeter1 skiing1 skinner1 skinny1
skins1 skipper1 skippy1 skoal1 skorpion39 skunk1 sky123 skyblue1 skydive1 skyhawk1 skyline1 skywalk1 sl1200 slacker1
slage33 slainte6 slammer1 slappy1 slash1 slava1 slava123 slava2 slave1 slayer1 slayer123 slayer66 slayer666 slayer69
slayers1 sleeper1 sleepy1 slick1 slick123 slick50 slimed123 slipknot1 slipknot666 slipper1 slk230 slot2009 slut543
slut69 sluts1 slutty3 sm9934 small1 smart1 smd123 smelly1 smile1 smile101 smile123 smile2 smile4me smile4u smiley1
smith1 smith123 smith22 smitty1 smk7366 smoke1 smoke20 smoke420 smokey01 smokey1 smokey12 smokey2 smokey22 smokie1
smooth1 smooth15 smurf1 sn00py snafu1 snafu2 snake1 snake12 snake123 snake2 snapper1 snapple1 snappy1 snatch1 snh4life
snickers1 sniper01 sniper1 sniper12 sniper123 snook1 snoop1 snoopy1 snoopy12 snoopy13 snoopy2 snoopy69 snow123 snowball1
snowman1 snowy1 snuggles1 sober1 soccer01 soccer09 soccer1 soccer10 soccer11 soccer12 soccer123 soccer13 soccer14
soccer15 soccer16 soccer17 soccer18 soccer19 soccer2 soccer20 soccer21 soccer22 soccer23 soccer3 soccer33 soccer4
soccer5 soccer6 soccer69 soccer7 soccer77 soccer8 soccer9 soccer99 sochi2014 socks1 sofia1 softball1 sojdlg123aljg
solar1 soldier1 solid1 solo44 solomon1 something1 sommer1 sone4ka sonia1 sonic1 sonic123 sonic2 sonic593 sonja1 sonne1
sonny1 sony12 sony123 sony1234 sony678 sooner1 sooners1 sooty1 sophia1 sophie01 sophie1 sophie12 sophie2 sophie3
sophieh6 sosa21 soso123aljg sou812 sound1 south1 sp00ky sp1der space1 space199 spade1 spain1 spam69 spam967888 spank1
spankme1 spanky1 spanner1 sparkle1 sparky01 sparky1 sparky11 sparky12 sparky69 sparky99 sparrow1 spartak1 spartak1922
spartan1 spartan11 spartan117 spawn1 spawn2 spawn666 spawn7 speaker1 spears1 special1 special7 spectre1 speed1 speed2
speedy1 speedy2 spencer1 spencer2 spencer5 spice1 spider1 spider10 spider12 spider2 spider7 spider8 spiderman1
spiderman3 spiffy1 spike1 spike123 spike2 spike69 spirit1 spk666 splash1 spock1 spook1 spooky1 spoon1 sport1 sport123
sports1 spots3 spring00 spring1 spring12 spring99 sprint1 sprite1 spuds1 spunky1 spurs1 spurs123 sputnik1 spy007 squad1
squad51 squid1 sr20det sr20dett ss6z2sw6lu ssbt8ae2 ssptx452 sss123 sss555 sssss1 ssssss1 sssssss1 st1100 st123st
stacey1 stacy1 stalker1 stalker123 stalker2 stang1 stang50 stanley1 stanley2 staples1 star11 star12 star123 star1234
star21 star22 star23 star33 star6767 star69 star77 star99 starbug1 starcraft2 starr1 stars1 stars2 start1 start123
startrek1 starwar1 starwars1 starwars123 starwars3 stas1992 state1 static1 station1 station2 stealth1 steam181 steel1
steeler1 steelers1 stella1 stella12 steph1 steph123 stephanie1 stephen1 stephen2 stern1 steve0 steve01 steve1 steve12
steve121 steve123 steve2 steve22 steve3 steve69 steven1 steven2 stevens1 stevie1 stewar1 stewart1 sti2000 stick1
stickdaddy77 sticky1 stimpy1 sting1 stinger1 stinker1 stinky1 stone1 stone2 stone32 stone55 stoner1 stoney1 stooges3
storm1 storm12 storm123 storm2 storm7 stormy1 str8edge strange1 strat1 stratus1 street1 strider1 strike1 strike3
striker1 strip4me strong1 stuart1 stud69 student1 studio1 studio54 studly1 stuff1 stunner1 stup1d stupid1 stupid12
sublime1 subzero1 success1 success2 success7 suck69 sucker1 sucker69 suckit1 suckit69 suckme1 suckme69 suckmy1k sucks1
sugar1 sugar2 suka11 suka123 summer0 summer00 summer01 summer02 summer03 summer04 summer05 summer06 summer07 summer08
summer09 summer1 summer10 summer11 summer12 summer13 summer2 summer20 summer22 summer69 summer7 summer98 summer99 sun123
sunday1 sunflower1 sunny1 sunny123 sunny2 sunny7 sunrise1 sunset1 sunsh1ne sunshin1 sunshine1 sunshine69 sup3rman super1
super12 super123 super2 super21 super412 super5 super7 super8 super99 superma1 superman1 superman12 superman123
superman2 support1 supra1 sureno13 surfer1 surfer69 surfing1 susan1 susan69 susanne1 sushi1 susie1 sutvsc5ysaa sux2bu
suzanne1 suzie1 suzjv8 suzuki1 svensps820 sveta123 sveto4ka sweden1 sweet1 sweet123 sweet16 sweet2 sweet666 sweet69
sweetie1 sweetu70 sweety1 swift1 swimmer1 swing1 swinger1 swiss1 sword1 sword123 sxhq65 sydney1 sydney12 sylvia1 symow8
sys64738 system1 system12 system32 system58 t123456 t1234567 t26gn4 t34vfrc1991 t3fkvkmj t4nvp7 t5r4e3w2q1 t66hks ta8g4w
tabby1 table1 table54781 tacos1 tadpole1 taffy1 tahoe1 take8422 talk87 talon1 tamia1 tammy1 tampa1 tamwsn3sja tane4ka
tango1 tango123 tango2 tanner1 tanya1 tanya123 tardis1 targa1 target1 tarheel1 tarzan1 tasha1 tasha123 tater1 tatiana1
tattoo1 taurus1 tautt1 tawny20 taylor01 taylor1 taylor10 taylor11 taylor12 taylor2 taylor6 taylor9 taz123 tazman1 tbird1
tbone1 tbone69 tdeir8b2 tdfqugl5 tea4two teacher1 teacher2 team3x techn9ne techno1 teddy1 teddy123 teddy2 teens1 teh012
tekken3 telecom1 telefon1 telus01 tema1234 temp01 temp12 temp123 temp1234 tempest1 templar1 temple1 tempo1 tennis01
tennis1 tennis11 tennis12 tennis22 tenor1 tequila1 teresa1 terps1 terra1 terrell1 terri1 terror1 terry1 terry123 terry2
tessa1 test01 test11 test12 test123 test1234 test22 test99 tester1 testing1 testing123 testing2 testme2 testo12 teufelo7
texas1 texas123 texas2 texas22 texas5 texas69 tgo4466 th0mas thc420 thd1shr thecure1 thedude1 thegame1 thegr81 thegreat1
theking1 thekiwi1 thelast1 theman1 theman2 theman22 theone1 theresa1 therock1 thesims2 thesims3 thing1 think1 thirteen13
thomas0 thomas01 thomas1 thomas10 thomas11 thomas12 thomas123 thomas13 thomas19 thomas2 thomas21 thomas3 thomas7
thor5200 thor99 three11 three3 thug4life thumper1 thumper2 thunder0 thunder1 thunder12 thunder2 thunder3 thunder5
thunder6 thunder7 thunder9 thx113 thx1138 tiburon1 tiffany1 tiffany2 tiger00 tiger01 tiger1 tiger10 tiger11 tiger12
tiger123 tiger2 tiger200 tiger21 tiger22 tiger23 tiger25 tiger3 tiger5 tiger6 tiger69 tiger7 tiger77 tiger8 tiger86
tiger9 tiger99 tigers01 tigers1 tigers11 tigers12 tigers2 tigger01 tigger1 tigger10 tigger11 tigger12 tigger13 tigger2
tigger22 tigger3 tigger69 tigger7 tigger99 tight1 tigre1 tim123 tima123 timber1 time123 time2go timmy1 timmy123 timoth1
timothy1 timothy2 timoxa94 timt42 tinker1 tippy1 tiribon12 titan1 titan2 titanic1 titans1 tl1000 tm371855 tmjxn151
tnt123 toad24 toast1 tobias1 toby11 toby12 toby22 today1 today2 todd12 tokyo1 tolkien1 tom123 tom204 tomas1 tomato1
tomcat1 tomcat14 tomek1 tommy1 tommy123 tommy2 tommy55 tomtom1 tonka1 tonto1 tony12 tony123 tony22 tony44 tony45 tony69
tony88 tony99 tool69 toolman1 tools1 tootsie1 topaz1 topgun1 tornado1 toronto1 torpedo1 torres9 tort02 tos8217 toshiba1
toto99 tottenham1 totti10 tower1 toyota1 toyota91 tr1993 tr2amp25 trace1 tracey1 traci1 track1 tracker1 tractor1 tracy1
tracy123 tracy71 trader1 trader12 traffic1 trailer1 train1 trains1 trans1 transam1 trash1 travel1 travis1 trebor1
tree123 trees1 trek5200 trent1 trevor1 tri5a3 trial1 tribe1 trick1 tricky1 trident1 trigger1 trigger2 trim7gun trinity1
trinity3 trinity7 trish1 tristan1 triton1 triumph1 trixie1 trojan1 trojans1 troll1 trooper1 trooper2 trotter1 trouble1
trouble2 trout1 trrim777 trs8f7 trstno1 truck1 truck2 trucker1 trucks1 trumpet1 trunks1 trust1 trustn01 trustno1 truth1
tspeter1 tsunami1 tsv1860 ttttt1 tttttt1 tttttt99 ttttttt1 tu190022 tubby1 tucker1 tuczno18 tuesday1 tuesday2 tuffy1
tungdom6 tupac1 turbo1 turbo2 turbo6 turbo911 turk182 turkey1 turkey50 turner1 turtle1 turtle2 tv612se tvxtjk7r twain1
tweety1 twelve12 twenty1 twenty2 twenty20 twice2 twins1 twins2 twisted1 tyler1 tyler12 tyler123 tyler2 tylerca310 type40
typhoon1 tyrik123 tyrone1 tyson1 tyson123 u23456 u4slpwra ub6ib9 ucht36 ue8fpw uhtvkby17 uiegu451 ujhjl312 ukqmwhj6
ultra1 ultra123 un4given unb4g9ty under1 unicorn1 union1 united1 united99 unknown1 up9x8rww upupa68 usa123 usa1776
user1122 user123 user345 usethis1 usmc01 usmc0311 usmc1775 usmc69 usuckballz1 utfp5e uto29321 uuuuu1 uuuuuu1 uuuuuuu1
uwrl7c uxmdzi4o v00d00 v12345 v123456 v123456789 v2jmsz v55555 va2001 vader1 vader123 vadim1995 vadim1996 valera123
valeria1 valerie1 valiant1 valley1 vampire1 vanessa1 vanilla1 vaz2101 vaz2105 vaz2106 vaz2107 vaz21074 vaz2108 vaz21083
vaz2109 vaz21093 vaz21099 vaz2110 vaz2114 vaz2115 vbhjh123 vegas1 vegas123 vegeta1 venom1 venom121293 venom123 ventura1
venture1 venus1 veritas1 verizon1 vermont1 versace1 vespa123 vette1 vf279sm vfhbz007 vfif123 vfif1986 vfr750 vfr800
vfrcbv123 vfvf12 vfvf123 vfvf2011 vfvfgfgf123 vfvjxrf1 vg08k714 vgbh12 vgfun2 vgfun4 vgfun8 vgy78uhb vh5150 vhou812
vicious1 vicki1 vicky1 victor1 victoria1 victory1 victory7 vid2600 vidadi1 video1 viggen37 vika12 vika123 vika1234
vika12345 vika1995 vika1996 vika1998 vika2010 vika2011 viking1 vikings1 vikings2 villa1 vincent1 vinny1 vintage1 violet1
violin1 vip123 viper01 viper1 viper12 viper123 viper2 viper69 viper7 viper9 viper99 virgin1 virgo1 virus1 vision1
vitalik1 vitalik123 vivian1 vkfwx046 vlad12 vlad123 vlad1234 vlad1994 vlad1995 vlad1996 vlad1997 vlad1998 vlad2010
vlad2011 vlad777 vlad7788 vladimir1 vodka1 volcom1 volvo1 volvo240 volvo850 volvofh12 volvos40 volvos60 volvos80
volvov70 voodoo1 voodoo2 voodoo22 voodoo3 voodoo69 vova123 vova12345 vova1992 vova1994 voyager1 voyager2 voyager6
voyager7 voyeur1 vp6y38 vre2nc3z vsjasnel12 vtnhj2033 vtr1000 vurdf5i2 vvvvv1 vvvvvv1 vw198m2n w00t88 w12345 w123456
w1234567 w1408776w w1w2w3 w1w2w3w4 w1w2w3w4w5 w2dlww3v5p w3e4r5t6 w4g8at w74156900 w8gkz2x1 w8sted w8woord wagner1
waldo1 wales1 walker1 walker2 walkman555 wallace1 wallace2 walleye1 wally1 walter1 walter34 wanda1 wanker1 wapbbs_1
wapku1 waqw3p war123 war3demo warcraft1 warcraft3 warhammer40k warlock1 warlord1 warren1 warrior1 warrior2 warrior3
warrior6 wasdwasd1 watch1 water1 water12 water123 waters1 watson0 watson1 waves1 way2go wayne1 wc18c2 wc4fun weare1
weare138 weasel1 weather1 websol76 webster1 wedding1 wedge1 weed123 weed420 weezer1 welcome0 welcome01 welcome1
welcome12 welcome123 welcome2 welcome4 welcome5 welcome7 welcome8 welkom01 wendy1 wenef45313 wer123 wer138 wer234 wert12
wert1234 wert21 werty1 werty123 werty12345 wes123 wesley1 west12 west123 west1234 western1 westham1 westside1 wg8e3wjf
whatever1 wheels1 whiskey1 whisper1 white1 whitney1 whore1 wicked1 wifey1 wifey200 wilbur1 wildcat1 wildcat7 wildman1
wiley1 willi1 willia1 william0 william1 william2 william3 william4 william6 william7 william8 williams1 willie1 willie12
willis1 willow01 willow1 willy1 willy123 wilma1 wilson1 wilson2 win123 wind0ws windows1 windows2 windows9 windsor1
wings1 winner1 winner12 winner2 winner69 winnie1 winnipeg261 winston1 winston2 winston3 winston6 winston9 winter0
winter00 winter01 winter07 winter09 winter1 winter11 winter12 winter13 winter2 winter98 winter99 wisdom1 witch1 wizard1
wizard12 wjc200 wltfg4ta wm00022 wm2006 wnmaz7sd wolf01 wolf100 wolf12 wolf123 wolf13 wolf22 wolf359 wolf666 wolf69
wolf99 wolfman1 wolves1 woman1 wombat1 women1 wonder1 woody1 woody123 wookie1 wordpass1 working1 world1 world123
worr3619 wow123 wow12345 wowlook1 wp2003wp wp2005 wpf8eu wrest666 wrestle1 wrestling1 wright1 wrinkle1 wrinkle5 writer1
wsx123 wtsfjmi7 wu4etd wu9942 wutang1 wutang36 wvj5np wwe123 wwr8x9pu www111 www123 www333 wwwooo1234 wwwww1 wwwww77
wwwwww1 wwwwwww1 wxc123 wyatt1 x002tp00 x12345 x123456 x123456x x1x2x3 x1y2z3 x24ik3 x35v8l x4ww5qdr x5dxwp x72jhhu3z
xaccess2 xakep1234 xavier1 xbox36 xbox360 xehrf2011 xenon1 xfiles1 xiaoyua123 xirt2k xjy6721 xjznq5 xohzi3g4 xrp23q
xsvnd4b2 xsw21qaz xsw23edc xsw2zaq1 xtr451 xwing1 xxx111 xxx123 xxx12345 xxx666 xxx777 xxx999 xxxp455w0rd5 xxxxx1
xxxxxx1 xxxxxxx1 xyh28af4 xytfu7 xyz123 xyzzy1 xz33333 xzsawq21 y4kuz4 y9enkj yamaha1 yamaha12 yamahar1 yamahar6 yamoon6
yankee1 yankee23 yankees0 yankees1 yankees2 yankees23 yankees3 yankees4 yankees7 yankees9 yanks1 yanshi1982 yavin4
ybrbnf_25 ybrjkfq1 yeah11 year2000 year2005 yelena03 yellow1 yellow12 yellow22 yellow3 yellow5 yellow7 yellow8 yes123
yes90125 yfcnz1 yfcnz123 yfz450 yja3vo yk2602 ym3cautj yoda123 yoda69 yolanda1 yomama1 yoshi1 young1 yourmom1 yousuck1
yoyo123 yqlgr667 yr8wdxcq yrrim7 yt1300 ytdxz2ca ytrewq11 yuitre12 yujyd360 yukon1 yummy1 yvonne1 yvtte545 yxkck878
yy5rbfsc yyyyy1 yyyyyy1 yyyyyyy1 yyz2112 yzerman1 z11111 z12345 z123456 z1234567 z123456789 z123456z z12345z z1x2c3
z1x2c3v4 z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 z1z2z3 z1z2z3z4 z3cn2erv zachar1 zachary1 zaphod42 zappa1 zaq!2wsx
zaq11qaz zaq123 zaq12345 zaq123wsx zaq12qaz zaq12w zaq12ws zaq12wsx zaq12wsxcde3 zaq1xsw2 zaq1xsw2cde3 zaqwsx1 zaqwsx123
zaqxsw123 zebra1 zebra123 zebra3 zelda1 zenit2011 zero00 zero000 zexts364325 zheng2568 zhv84kv zidane10 ziggy1 ziggy123
zip100 zipper1 zippo1 zippo123 zippy1 zippy123 zjduc3 zjses9evpa zldej102 zolushka2 zombie1 zombie13 zomu9q zorro1
zorro123 zpflhjn1 zqjphsyf6ctifgu zrx1100 zse45rdx zse4xdr5 zsecyus56 zsmj2v zw6syj zwt2sbzl zx123456 zx123456789
zxasqw12 zxc123 zxc1234 zxc12345 zxc123456 zxc123qwe zxc123zxc zxc321 zxcasd123 zxcasdqwe123 zxcv12 zxcv123 zxcv1234
zxcv4321 zxcvb1 zxcvb123 zxcvb1234 zxcvb12345 zxcvbn1 zxcvbn12 zxcvbn123 zxcvbn123456 zxcvbn3215 zxcvbnm1 zxcvbnm12
zxcvbnm123 zxcvbnm1234 zxcvbnm123456789 zz123456 zz6319 zz8807zpl zzr1100 zzz111 zzz123 zzz777 zzzzz1 zzzzzz1 zzzzzzz1
`;
