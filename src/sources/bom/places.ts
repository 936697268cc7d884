/**
 * The places whose weather can be asked for by name, each with its nearest observing station of the Bureau.
 * Stations, coordinates and products are facts of the Bureau's station lists (2019 and 2020, corrected for stations that moved since);
 * postcodes are those of the places' post offices. A station that closes is replaced here.
 */
import { type Station, stationOf } from './stations.ts';

export interface Place {
  /** `gold-coast` */
  readonly id: string;
  readonly name: string;
  /** Another name it goes by: the station's locality. */
  readonly alias: string | null;
  /** Abbreviation of its state or territory; `ANT` for the subantarctic islands. */
  readonly state: string;
  /** IANA zone. */
  readonly timezone: string;
  readonly postcodes: readonly string[];
  readonly station: Station;
}

/** id | name | alias | state | zone | postcodes | WMO number | site | station | latitude | longitude | elevation in metres | product */
const TABLE = `
sydney|Sydney||NSW|Australia/Sydney|2000 2001|94768|066214|Sydney - Observatory Hill|-33.86|151.2|43.37|IDN60801
sydney-airport|Sydney Airport||NSW|Australia/Sydney|2020|94767|066037|Sydney Airport|-33.9465|151.1731|6|IDN60801
parramatta|Parramatta||NSW|Australia/Sydney|2150|94764|066124|Parramatta|-33.7917|151.0181|55|IDN60801
penrith|Penrith||NSW|Australia/Sydney|2750|94763|067113|Penrith|-33.7195|150.6783|24.7|IDN60801
richmond|Richmond||NSW|Australia/Sydney|2753|95753|067105|Richmond|-33.6004|150.7761|19|IDN60801
bankstown|Bankstown||NSW|Australia/Sydney|2200|94765|066137|Bankstown|-33.9181|150.9864|7.2|IDN60801
campbelltown|Campbelltown||NSW|Australia/Sydney|2560|94757|068257|Campbelltown|-34.0615|150.7735|112|IDN60801
camden|Camden||NSW|Australia/Sydney|2570|94755|068192|Camden|-34.039|150.689|73.9|IDN60801
liverpool|Liverpool|Holsworthy|NSW|Australia/Sydney|2170 2173|95761|066161|Holsworthy|-33.9925|150.9489|68.16|IDN60801
gosford|Gosford||NSW|Australia/Sydney|2250|94782|061425|Gosford|-33.4351|151.3614|7|IDN60801
newcastle|Newcastle||NSW|Australia/Sydney|2300|94774|061055|Newcastle Nobbys|-32.9184|151.7985|33|IDN60801
maitland|Maitland||NSW|Australia/Sydney|2320|94650|061428|Maitland Airport|-32.7023|151.4881|27.5|IDN60801
cessnock|Cessnock||NSW|Australia/Sydney|2325|95771|061260|Cessnock Airport|-32.7886|151.3377|61|IDN60801
williamtown|Williamtown||NSW|Australia/Sydney|2318|94776|061078|Williamtown|-32.7939|151.8364|7.5|IDN60801
nelson-bay|Nelson Bay||NSW|Australia/Sydney|2315|95779|061054|Nelson Bay|-32.7103|152.1612|25|IDN60801
taree|Taree||NSW|Australia/Sydney|2430|95784|060141|Taree Airport|-31.8895|152.512|8|IDN60801
port-macquarie|Port Macquarie||NSW|Australia/Sydney|2444|94786|060139|Port Macquarie Airport|-31.4335|152.8655|4.2|IDN60801
kempsey|Kempsey||NSW|Australia/Sydney|2440|94785|059007|Kempsey Airport|-31.0711|152.7717|13|IDN60801
coffs-harbour|Coffs Harbour||NSW|Australia/Sydney|2450|95729|059151|Coffs Harbour Airport|-30.3189|153.1162|3.5|IDN60801
grafton|Grafton||NSW|Australia/Sydney|2460|95570|058161|Grafton Airport|-29.7583|153.0297|25.09|IDN60801
yamba|Yamba||NSW|Australia/Sydney|2464|94589|058012|Yamba|-29.4325|153.3632|27.4|IDN60801
lismore|Lismore||NSW|Australia/Sydney|2480|94572|058214|Lismore Airport|-28.8305|153.2601|9.21|IDN60801
ballina|Ballina||NSW|Australia/Sydney|2478|94596|058198|Ballina|-28.8353|153.5585|1.3|IDN60801
byron-bay|Byron Bay|Cape Byron|NSW|Australia/Sydney|2481|94599|058216|Cape Byron|-28.6399|153.6358|95|IDN60801
murwillumbah|Murwillumbah||NSW|Australia/Sydney|2484|94582|058158|Murwillumbah|-28.3395|153.3809|8|IDN60801
armidale|Armidale||NSW|Australia/Sydney|2350|95773|056238|Armidale Airport|-30.5273|151.6158|1079|IDN60801
tamworth|Tamworth||NSW|Australia/Sydney|2340|95762|055325|Tamworth Airport|-31.0742|150.8362|394.9|IDN60801
inverell|Inverell||NSW|Australia/Sydney|2360|95541|056242|Inverell|-29.7796|151.1121|582|IDN60801
moree|Moree||NSW|Australia/Sydney|2400|95527|053115|Moree|-29.4898|149.8471|213|IDN60801
narrabri|Narrabri||NSW|Australia/Sydney|2390|95734|054038|Narrabri|-30.3154|149.8302|229.02|IDN60801
gunnedah|Gunnedah||NSW|Australia/Sydney|2380|95740|055202|Gunnedah Airport|-30.9537|150.2494|262.57|IDN60801
glen-innes|Glen Innes||NSW|Australia/Sydney|2370|94588|056243|Glen Innes Airport|-29.678|151.694|1044.3|IDN60801
mudgee|Mudgee||NSW|Australia/Sydney|2850|94727|062101|Mudgee|-32.5628|149.6149|471|IDN60801
dubbo|Dubbo||NSW|Australia/Sydney|2830|95719|065070|Dubbo|-32.2206|148.5753|284|IDN60801
orange|Orange||NSW|Australia/Sydney|2800|95726|063303|Orange Airport|-33.3768|149.1263|944.65|IDN60801
bathurst|Bathurst||NSW|Australia/Sydney|2795|94729|063291|Bathurst Airport|-33.4119|149.654|744.5|IDN60801
lithgow|Lithgow||NSW|Australia/Sydney|2790|94741|063226|Lithgow|-33.4769|150.1303|900|IDN60801
katoomba|Katoomba||NSW|Australia/Sydney|2780|94744|063039|Katoomba|-33.7122|150.3087|1017|IDN60801
parkes|Parkes||NSW|Australia/Sydney|2870|95717|065068|Parkes Airport|-33.1281|148.2428|323.3|IDN60801
forbes|Forbes||NSW|Australia/Sydney|2871|94715|065103|Forbes|-33.3627|147.9205|230.4|IDN60801
cowra|Cowra||NSW|Australia/Sydney|2794|95721|065111|Cowra|-33.8382|148.654|300.4|IDN60801
young|Young||NSW|Australia/Sydney|2594|94712|073138|Young|-34.2493|148.2475|379.6|IDN60801
goulburn|Goulburn||NSW|Australia/Sydney|2580|95716|070330|Goulburn Airport|-34.8085|149.7311|640|IDN60801
wagga-wagga|Wagga Wagga||NSW|Australia/Sydney|2650|94910|072150|Wagga Wagga|-35.1583|147.4575|212|IDN60801
albury|Albury||NSW|Australia/Sydney|2640|95896|072160|Albury|-36.069|146.9509|163.5|IDN60801
griffith|Griffith||NSW|Australia/Sydney|2680|95704|075041|Griffith|-34.2487|146.0695|134|IDN60801
deniliquin|Deniliquin||NSW|Australia/Sydney|2710|95869|074258|Deniliquin|-35.5575|144.9458|94|IDN60801
hay|Hay||NSW|Australia/Sydney|2711|94702|075019|Hay Airport|-34.5412|144.8345|92|IDN60801
broken-hill|Broken Hill||NSW|Australia/Broken_Hill|2880|94691|047048|Broken Hill Airport|-32.0012|141.4694|281.3|IDN60801
bourke|Bourke||NSW|Australia/Sydney|2840|94703|048245|Bourke|-30.0362|145.9521|107.3|IDN60801
cobar|Cobar||NSW|Australia/Sydney|2835|94710|048237|Cobar Airport|-31.5388|145.7964|218|IDN60801
lightning-ridge|Lightning Ridge||NSW|Australia/Sydney|2834|94498|048243|Lightning Ridge|-29.431|147.9722|154|IDN60801
wollongong|Wollongong|Bellambi|NSW|Australia/Sydney|2500 2518|94749|068228|Bellambi|-34.3691|150.9291|10|IDN60801
kiama|Kiama||NSW|Australia/Sydney|2533|95749|068242|Kiama|-34.6532|150.8609|15.5|IDN60801
nowra|Nowra||NSW|Australia/Sydney|2541|94750|068072|Nowra|-34.9469|150.5353|109|IDN60801
ulladulla|Ulladulla||NSW|Australia/Sydney|2539|94938|069138|Ulladulla|-35.3635|150.4828|35.7|IDN60801
batemans-bay|Batemans Bay||NSW|Australia/Sydney|2536|94941|069134|Batemans Bay|-35.7234|150.1872|11|IDN60801
moruya|Moruya||NSW|Australia/Sydney|2537|95937|069148|Moruya Airport|-35.9004|150.1437|4|IDN60801
merimbula|Merimbula||NSW|Australia/Sydney|2548|95929|069147|Merimbula|-36.9077|149.8989|1.5|IDN60801
bega|Bega||NSW|Australia/Sydney|2550|95931|069139|Bega|-36.6722|149.8191|41|IDN60801
cooma|Cooma||NSW|Australia/Sydney|2630|94921|070217|Cooma Airport|-36.2939|148.9725|930|IDN60801
thredbo|Thredbo||NSW|Australia/Sydney|2625|95909|071032|Thredbo Top Station|-36.4917|148.2859|1957|IDN60801
perisher|Perisher||NSW|Australia/Sydney|2624|94915|071075|Perisher Valley|-36.4069|148.4055|1738|IDN60801
lord-howe-island|Lord Howe Island||NSW|Australia/Lord_Howe|2898|94995|200839|Lord Howe Island|-31.5421|159.0786|5|IDN60801
norfolk-island|Norfolk Island||NSW|Pacific/Norfolk|2899|94996|200288|Norfolk Island|-29.0389|167.9408|111.73|IDN60801
canberra|Canberra||ACT|Australia/Sydney|2600 2601|94926|070351|Canberra|-35.3088|149.2004|577.05|IDN60801
tuggeranong|Tuggeranong||ACT|Australia/Sydney|2900|94925|070339|Tuggeranong|-35.4184|149.0937|586.7|IDN60801
melbourne|Melbourne||VIC|Australia/Melbourne|3000 3001|95936|086338|Melbourne (Olympic Park)|-37.8255|144.9816|7.53|IDV60801
melbourne-airport|Melbourne Airport||VIC|Australia/Melbourne|3045|94866|086282|Melbourne Airport|-37.6655|144.8321|113.4|IDV60801
moorabbin|Moorabbin||VIC|Australia/Melbourne|3189 3194|94870|086077|Moorabbin Airport|-37.98|145.0962|12.1|IDV60801
essendon|Essendon||VIC|Australia/Melbourne|3040 3041|95866|086038|Essendon Airport|-37.7276|144.9066|78.4|IDV60801
laverton|Laverton||VIC|Australia/Melbourne|3028|94865|087031|Laverton|-37.8565|144.7566|20.1|IDV60801
frankston|Frankston||VIC|Australia/Melbourne|3199|94876|086388|Frankston (Ballam Park)|-38.15|145.16|58.47|IDV60801
geelong|Geelong||VIC|Australia/Melbourne|3220|94857|087184|Geelong Racecourse|-38.1737|144.3765|12.9|IDV60801
avalon|Avalon||VIC|Australia/Melbourne|3212|94854|087113|Avalon|-38.0287|144.4783|10.6|IDV60801
ballarat|Ballarat||VIC|Australia/Melbourne|3350|94852|089002|Ballarat|-37.5127|143.7911|435.2|IDV60801
bendigo|Bendigo||VIC|Australia/Melbourne|3550|94855|081123|Bendigo|-36.7411|144.3275|209.17|IDV60801
shepparton|Shepparton||VIC|Australia/Melbourne|3630|94875|081125|Shepparton|-36.4289|145.3947|113.9|IDV60801
echuca|Echuca||VIC|Australia/Melbourne|3564|94861|080015|Echuca|-36.1647|144.7642|96|IDV60801
swan-hill|Swan Hill||VIC|Australia/Melbourne|3585|94843|077094|Swan Hill|-35.3766|143.5416|71|IDV60801
mildura|Mildura||VIC|Australia/Melbourne|3500|94693|076031|Mildura|-34.2358|142.0867|50|IDV60801
horsham|Horsham||VIC|Australia/Melbourne|3400|95839|079100|Horsham|-36.6697|142.1731|133.8|IDV60801
stawell|Stawell||VIC|Australia/Melbourne|3380|94836|079105|Stawell|-37.072|142.7402|235.36|IDV60801
ararat|Ararat||VIC|Australia/Melbourne|3377|94834|089085|Ararat|-37.2769|142.9786|295|IDV60801
hamilton|Hamilton||VIC|Australia/Melbourne|3300|94829|090173|Hamilton|-37.6486|142.0636|241.1|IDV60801
warrnambool|Warrnambool||VIC|Australia/Melbourne|3280|94837|090186|Warrnambool|-38.2867|142.4522|70.8|IDV60801
portland|Portland||VIC|Australia/Melbourne|3305|94828|090171|Portland Airport|-38.3148|141.4705|80.9|IDV60801
wangaratta|Wangaratta||VIC|Australia/Melbourne|3677|94889|082138|Wangaratta|-36.4205|146.3056|152.6|IDV60801
benalla|Benalla||VIC|Australia/Melbourne|3672|94884|082170|Benalla|-36.5523|145.9977|170.5|IDV60801
latrobe-valley|Latrobe Valley||VIC|Australia/Melbourne|3840 3844|94891|085280|Latrobe Valley|-38.2094|146.4746|55.7|IDV60801
sale|Sale|East Sale|VIC|Australia/Melbourne|3850|95907|085314|East Sale Airport|-38.1017|147.1399|5.3|IDV60801
bairnsdale|Bairnsdale||VIC|Australia/Melbourne|3875|94912|085279|Bairnsdale|-37.8818|147.5669|49.4|IDV60801
lakes-entrance|Lakes Entrance||VIC|Australia/Melbourne|3909|95904|084150|Lakes Entrance|-37.8717|148.006|4|IDV60801
orbost|Orbost||VIC|Australia/Melbourne|3888|95918|084145|Orbost|-37.6922|148.4667|62.65|IDV60801
mallacoota|Mallacoota||VIC|Australia/Melbourne|3892|94935|084084|Mallacoota|-37.5976|149.7289|22|IDV60801
wonthaggi|Wonthaggi||VIC|Australia/Melbourne|3995|95881|086127|Wonthaggi|-38.6078|145.5965|51.9|IDV60801
mount-buller|Mount Buller||VIC|Australia/Melbourne|3723|94894|083024|Mount Buller|-37.145|146.4394|1707|IDV60801
mount-hotham|Mount Hotham||VIC|Australia/Melbourne|3741|94906|083085|Mount Hotham|-36.9772|147.1342|1849|IDV60801
falls-creek|Falls Creek||VIC|Australia/Melbourne|3699|94903|083084|Falls Creek|-36.8708|147.2755|1765|IDV60801
brisbane|Brisbane||QLD|Australia/Brisbane|4000 4001|94576|040913|Brisbane|-27.4808|153.0389|8.13|IDQ60801
brisbane-airport|Brisbane Airport||QLD|Australia/Brisbane|4008|94578|040842|Brisbane Airport|-27.3917|153.1292|4.51|IDQ60801
archerfield|Archerfield||QLD|Australia/Brisbane|4108|94575|040211|Archerfield|-27.5716|153.0071|12.5|IDQ60801
logan-city|Logan City||QLD|Australia/Brisbane|4114|95581|040854|Logan City|-27.6839|153.1947|14|IDQ60801
redcliffe|Redcliffe||QLD|Australia/Brisbane|4020|95591|040958|Redcliffe|-27.2169|153.0922|12.6|IDQ60801
ipswich|Ipswich|Amberley|QLD|Australia/Brisbane|4305 4306|94568|040004|Amberley|-27.6297|152.7111|24.2|IDQ60801
gold-coast|Gold Coast||QLD|Australia/Brisbane|4215 4217|94580|040764|Gold Coast Seaway|-27.939|153.4283|2.98|IDQ60801
coolangatta|Coolangatta||QLD|Australia/Brisbane|4225|94592|040717|Coolangatta|-28.1681|153.5053|4|IDN60801
beaudesert|Beaudesert||QLD|Australia/Brisbane|4285|95575|040983|Beaudesert AWS|-27.9707|152.9898|47.81|IDQ60801
sunshine-coast|Sunshine Coast||QLD|Australia/Brisbane|4558 4564|94569|040861|Sunshine Coast Airport|-26.599|153.0912|3.42|IDQ60801
nambour|Nambour||QLD|Australia/Brisbane|4560|95572|040988|Nambour|-26.6442|152.9383|53.24|IDQ60801
noosa|Noosa|Tewantin|QLD|Australia/Brisbane|4565 4567|94570|040908|Tewantin|-26.3911|153.0403|6.4|IDQ60801
gympie|Gympie||QLD|Australia/Brisbane|4570|94566|040093|Gympie|-26.1831|152.6414|64.5|IDQ60801
maryborough|Maryborough||QLD|Australia/Brisbane|4650|94567|040126|Maryborough|-25.5132|152.7152|8.98|IDQ60801
hervey-bay|Hervey Bay||QLD|Australia/Brisbane|4655|95565|040405|Hervey Bay|-25.322|152.8817|12.98|IDQ60801
bundaberg|Bundaberg||QLD|Australia/Brisbane|4670|94387|039128|Bundaberg|-24.9069|152.323|30.82|IDQ60801
gladstone|Gladstone||QLD|Australia/Brisbane|4680|94381|039326|Gladstone Airport|-23.8697|151.2214|16.6|IDQ60801
rockhampton|Rockhampton||QLD|Australia/Brisbane|4700|94374|039083|Rockhampton|-23.3753|150.4775|10.4|IDQ60801
yeppoon|Yeppoon||QLD|Australia/Brisbane|4703|94373|033294|Yeppoon|-23.1364|150.7506|5.5|IDQ60801
emerald|Emerald||QLD|Australia/Brisbane|4720|94363|035264|Emerald|-23.5694|148.1756|189.4|IDQ60801
mackay|Mackay||QLD|Australia/Brisbane|4740|95367|033045|Mackay Airport|-21.1706|149.1794|4.7|IDQ60801
hamilton-island|Hamilton Island||QLD|Australia/Brisbane|4803|94368|033106|Hamilton Island|-20.3658|148.9536|58.66|IDQ60801
proserpine|Proserpine||QLD|Australia/Brisbane|4800|94365|033247|Proserpine|-20.4925|148.555|19.7|IDQ60801
bowen|Bowen||QLD|Australia/Brisbane|4805|94383|033327|Bowen Airport AWS|-20.0154|148.2138|5.9|IDQ60801
townsville|Townsville||QLD|Australia/Brisbane|4810|94294|032040|Townsville|-19.2483|146.7661|4.34|IDQ60801
ingham|Ingham||QLD|Australia/Brisbane|4850|95291|032078|Ingham|-18.6494|146.1769|11.8|IDQ60801
innisfail|Innisfail||QLD|Australia/Brisbane|4860|94280|032197|Innisfail Aero|-17.5581|146.0119|11.84|IDQ60801
cairns|Cairns||QLD|Australia/Brisbane|4870|94287|031011|Cairns|-16.8736|145.7458|2.22|IDQ60801
mareeba|Mareeba||QLD|Australia/Brisbane|4880|95286|031210|Mareeba|-17.0704|145.4293|471.93|IDQ60801
cooktown|Cooktown||QLD|Australia/Brisbane|4895|95283|031209|Cooktown|-15.4461|145.1861|4.8|IDQ60801
weipa|Weipa||QLD|Australia/Brisbane|4874|94170|027045|Weipa|-12.6778|141.9208|17.96|IDQ60801
thursday-island|Thursday Island||QLD|Australia/Brisbane|4875|94181|200892|Thursday Island|-10.59|142.22|3|IDQ60801
mount-isa|Mount Isa||QLD|Australia/Brisbane|4825|94332|029127|Mount Isa|-20.6778|139.4875|340.3|IDQ60801
cloncurry|Cloncurry||QLD|Australia/Brisbane|4824|94335|029141|Cloncurry|-20.6664|140.505|186|IDQ60801
longreach|Longreach||QLD|Australia/Brisbane|4730|94346|036031|Longreach|-23.4397|144.2828|192.2|IDQ60801
birdsville|Birdsville||QLD|Australia/Brisbane|4482|95482|038026|Birdsville|-25.8975|139.3472|46.6|IDQ60801
charleville|Charleville||QLD|Australia/Brisbane|4470|94510|044021|Charleville|-26.4139|146.2558|301.6|IDQ60801
roma|Roma||QLD|Australia/Brisbane|4455|94515|043091|Roma|-26.5477|148.771|307.38|IDQ60801
st-george|St George||QLD|Australia/Brisbane|4487|94517|043109|St George|-28.0489|148.5942|198.5|IDQ60801
dalby|Dalby||QLD|Australia/Brisbane|4405|94542|041522|Dalby|-27.1605|151.2634|343.9|IDQ60801
toowoomba|Toowoomba||QLD|Australia/Brisbane|4350|95551|041529|Toowoomba|-27.5425|151.9134|640.9|IDQ60801
warwick|Warwick||QLD|Australia/Brisbane|4370|94555|041525|Warwick|-28.2061|152.1003|475.4|IDQ60801
stanthorpe|Stanthorpe||QLD|Australia/Brisbane|4380|94550|041095|Stanthorpe|-28.6617|151.9339|784.19|IDQ60801
kingaroy|Kingaroy||QLD|Australia/Brisbane|4610|94549|040922|Kingaroy|-26.5737|151.8398|433.67|IDQ60801
adelaide|Adelaide||SA|Australia/Adelaide|5000 5001|94648|023000|Adelaide (West Terrace / ngayirdapira)|-34.9257|138.5832|29.32|IDS60801
adelaide-airport|Adelaide Airport||SA|Australia/Adelaide|5950|94672|023034|Adelaide Airport|-34.9524|138.5196|2|IDS60801
parafield|Parafield||SA|Australia/Adelaide|5106|95677|023013|Parafield|-34.7977|138.6281|9.5|IDS60801
edinburgh|Edinburgh||SA|Australia/Adelaide|5111|95676|023083|Edinburgh|-34.7111|138.6222|16.54|IDS60801
noarlunga|Noarlunga||SA|Australia/Adelaide|5168|94808|023885|Noarlunga|-35.1586|138.5057|55|IDS60801
mount-barker|Mount Barker||SA|Australia/Adelaide|5251|94806|023733|Mount Barker|-35.0732|138.8466|359|IDS60801
nuriootpa|Nuriootpa|Barossa|SA|Australia/Adelaide|5355|94681|023373|Nuriootpa|-34.4761|139.0056|275|IDS60801
murray-bridge|Murray Bridge||SA|Australia/Adelaide|5253|95812|024521|Murray Bridge|-35.1234|139.2592|33|IDS60801
victor-harbor|Victor Harbor||SA|Australia/Adelaide|5211|95811|023804|Victor Harbor|-35.5544|138.5997|8|IDS60801
kingscote|Kingscote||SA|Australia/Adelaide|5223|95807|022841|Kingscote|-35.7114|137.5231|6.23|IDS60801
mount-gambier|Mount Gambier||SA|Australia/Adelaide|5290|94821|026021|Mount Gambier|-37.7473|140.7739|63|IDS60801
naracoorte|Naracoorte||SA|Australia/Adelaide|5271|94820|026099|Naracoorte|-36.9813|140.727|49.72|IDS60801
renmark|Renmark||SA|Australia/Adelaide|5341|95687|024048|Renmark Airport|-34.1983|140.6766|31.5|IDS60801
loxton|Loxton||SA|Australia/Adelaide|5333|94682|024024|Loxton|-34.439|140.5978|30.1|IDS60801
clare|Clare||SA|Australia/Adelaide|5453|95667|021131|Clare|-33.8226|138.5933|395|IDS60801
port-pirie|Port Pirie||SA|Australia/Adelaide|5540|99749|021139|Port Pirie Airport AWS|-33.2371|137.9971|12|IDS60801
port-augusta|Port Augusta||SA|Australia/Adelaide|5700|95666|018201|Port Augusta|-32.5073|137.7169|13.97|IDS60801
whyalla|Whyalla||SA|Australia/Adelaide|5600|95664|018120|Whyalla|-33.0539|137.5206|9.3|IDS60801
port-lincoln|Port Lincoln||SA|Australia/Adelaide|5606|95661|018192|Port Lincoln Airport|-34.5993|135.8784|8.5|IDS60801
ceduna|Ceduna||SA|Australia/Adelaide|5690|94653|018012|Ceduna|-32.1297|133.6976|15.3|IDS60801
roxby-downs|Roxby Downs||SA|Australia/Adelaide|5725|95658|016096|Roxby Downs|-30.4829|136.8772|98.5|IDS60801
woomera|Woomera||SA|Australia/Adelaide|5720|94659|016001|Woomera|-31.1558|136.8054|166.6|IDS60801
coober-pedy|Coober Pedy||SA|Australia/Adelaide|5723|95458|016090|Coober Pedy Airport|-29.0347|134.7222|225|IDS60801
oodnadatta|Oodnadatta||SA|Australia/Adelaide|5734|94476|017043|Oodnadatta|-27.5553|135.4456|116.5|IDS60801
perth|Perth||WA|Australia/Perth|6000 6001|94608|009225|Perth|-31.9192|115.8728|24.9|IDW60801
perth-airport|Perth Airport||WA|Australia/Perth|6105|94610|009021|Perth Airport|-31.9275|115.9764|15.4|IDW60801
jandakot|Jandakot||WA|Australia/Perth|6164|94609|009172|Jandakot|-32.1011|115.8794|30|IDW60801
mandurah|Mandurah||WA|Australia/Perth|6210|94605|009977|Mandurah|-32.5219|115.7119|3|IDW60801
bunbury|Bunbury||WA|Australia/Perth|6230|94604|009965|Bunbury|-33.3567|115.6447|5.2|IDW60801
busselton|Busselton||WA|Australia/Perth|6280|95611|009603|Busselton Airport|-33.6818|115.4026|16.3|IDW60801
margaret-river|Margaret River|Witchcliffe|WA|Australia/Perth|6285 6286|95641|009746|Witchcliffe|-34.0281|115.1042|80|IDW60801
albany|Albany||WA|Australia/Perth|6330|94802|009999|Albany Airport|-34.9411|117.8158|68.4|IDW60801
esperance|Esperance||WA|Australia/Perth|6450|95638|009542|Esperance Airport|-33.6825|121.8275|142|IDW60801
katanning|Katanning||WA|Australia/Perth|6317|94641|010916|Katanning RS|-33.6856|117.6064|320|IDW60801
narrogin|Narrogin||WA|Australia/Perth|6312|94627|010614|Narrogin|-32.9342|117.1797|338|IDW60801
northam|Northam||WA|Australia/Perth|6401|94621|010111|Northam|-31.6508|116.6586|170|IDW60801
merredin|Merredin||WA|Australia/Perth|6415|95624|010092|Merredin|-31.4756|118.2789|315|IDW60801
kalgoorlie|Kalgoorlie||WA|Australia/Perth|6430|94637|012038|Kalgoorlie-Boulder|-30.7847|121.4533|365.3|IDW60801
geraldton|Geraldton||WA|Australia/Perth|6530|94403|008315|Geraldton Airport|-28.8047|114.6989|29.7|IDW60801
carnarvon|Carnarvon||WA|Australia/Perth|6701|94300|006011|Carnarvon|-24.8878|113.67|4|IDW60801
exmouth|Exmouth|Learmonth|WA|Australia/Perth|6707|94302|005007|Learmonth|-22.2406|114.0967|5|IDW60801
karratha|Karratha||WA|Australia/Perth|6714|95307|004083|Karratha|-20.7097|116.7742|5.3|IDW60801
port-hedland|Port Hedland||WA|Australia/Perth|6721|94312|004032|Port Hedland|-20.3725|118.6317|6.4|IDW60801
newman|Newman||WA|Australia/Perth|6753|94317|007176|Newman Airport|-23.4167|119.7992|524|IDW60801
marble-bar|Marble Bar||WA|Australia/Perth|6760|95317|004106|Marble Bar|-21.1756|119.7497|182.3|IDW60801
broome|Broome||WA|Australia/Perth|6725|94203|003003|Broome|-17.9475|122.2352|7.42|IDW60801
derby|Derby||WA|Australia/Perth|6728|95205|003032|Derby|-17.3706|123.6611|6.2|IDW60801
fitzroy-crossing|Fitzroy Crossing||WA|Australia/Perth|6765|94206|003093|Fitzroy Crossing|-18.1814|125.5619|114.5|IDW60801
halls-creek|Halls Creek||WA|Australia/Perth|6770|94212|002079|Halls Creek|-18.2337|127.6666|409.4|IDW60801
kununurra|Kununurra||WA|Australia/Perth|6743|94216|002056|Kununurra Airport|-15.7814|128.71|44|IDW60801
meekatharra|Meekatharra||WA|Australia/Perth|6642|94430|007045|Meekatharra|-26.6136|118.5372|517|IDW60801
rottnest-island|Rottnest Island||WA|Australia/Perth|6161|94602|009193|Rottnest Island|-32.0069|115.5022|43.1|IDW60801
christmas-island|Christmas Island||WA|Indian/Christmas|6798|96995|200790|Christmas Island|-10.4528|105.6875|261|IDW60801
cocos-island|Cocos Island||WA|Indian/Cocos|6799|96996|200284|Cocos Island|-12.1892|96.8344|3|IDW60801
hobart|Hobart||TAS|Australia/Hobart|7000 7001|94970|094029|Hobart|-42.8897|147.3278|50.5|IDT60801
hobart-airport|Hobart Airport||TAS|Australia/Hobart|7170|94975|094008|Hobart Airport|-42.8339|147.5033|4|IDT60801
launceston|Launceston||TAS|Australia/Hobart|7250|94969|091237|Launceston|-41.4194|147.1219|5|IDT60801
launceston-airport|Launceston Airport||TAS|Australia/Hobart|7212|95966|091311|Launceston Airport|-41.5476|147.2156|166.9|IDT60801
devonport|Devonport||TAS|Australia/Hobart|7310|95960|091126|Devonport Airport|-41.1701|146.4289|8|IDT60801
burnie|Burnie||TAS|Australia/Hobart|7320|95963|091344|Burnie Port|-41.05|145.9149|0|IDT60801
wynyard|Wynyard||TAS|Australia/Hobart|7325|95957|091107|Wynyard|-40.9964|145.7311|12|IDT60801
smithton|Smithton||TAS|Australia/Hobart|7330|94953|091292|Smithton|-40.8347|145.0847|7.5|IDT60801
st-helens|St Helens||TAS|Australia/Hobart|7216|95981|092120|St Helens|-41.3381|148.2792|48|IDT60801
scottsdale|Scottsdale||TAS|Australia/Hobart|7260|94972|091219|Scottsdale|-41.1708|147.4883|197.5|IDT60801
swansea|Swansea||TAS|Australia/Hobart|7190|94981|092148|Swansea|-42.1381|148.0736|19|IDT60801
strahan|Strahan||TAS|Australia/Hobart|7468|94956|097072|Strahan|-42.155|145.2908|21|IDT60801
flinders-island|Flinders Island||TAS|Australia/Hobart|7255|94980|099005|Flinders Island Airport|-40.0911|148.0024|9|IDT60801
king-island|King Island||TAS|Australia/Hobart|7256|94850|098017|King Island Airport|-39.8804|143.8857|35.42|IDT60801
macquarie-island|Macquarie Island||ANT|Antarctica/Macquarie|7151|94998|300004|Macquarie Island|-54.4994|158.9369|6|IDT60801
darwin|Darwin||NT|Australia/Darwin|0800 0801|94120|014015|Darwin Airport|-12.4239|130.8925|30.4|IDD60801
batchelor|Batchelor||NT|Australia/Darwin|0845|94125|014272|Batchelor|-13.0544|131.0252|104|IDD60801
jabiru|Jabiru||NT|Australia/Darwin|0886|94137|014198|Jabiru|-12.6592|132.894|26.5|IDD60801
katherine|Katherine|Tindal|NT|Australia/Darwin|0850|94131|014932|Tindal|-14.5229|132.3826|133.6|IDD60801
tennant-creek|Tennant Creek||NT|Australia/Darwin|0860|94238|015135|Tennant Creek|-19.6423|134.1833|375.7|IDD60801
alice-springs|Alice Springs||NT|Australia/Darwin|0870|94326|015590|Alice Springs Airport|-23.7951|133.889|546|IDD60801
yulara|Yulara||NT|Australia/Darwin|0872|94462|015635|Yulara|-25.1896|130.9737|492|IDD60801
nhulunbuy|Nhulunbuy|Gove|NT|Australia/Darwin|0880|94150|014508|Gove Airport|-12.2741|136.8201|51.6|IDD60801
groote-eylandt|Groote Eylandt||NT|Australia/Darwin|0885|94153|014518|Groote Eylandt Airport|-13.9746|136.463|13.7|IDD60801
borroloola|Borroloola||NT|Australia/Darwin|0854|94152|014723|Borroloola|-16.0755|136.3041|16.1|IDD60801
`;

export const PLACES: readonly Place[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', alias = '', state = '', timezone = '', postcodes = '', ...station] = line.split('|');
    return { id, name, alias: alias === '' ? null : alias, state, timezone, postcodes: postcodes.split(' '), station: stationOf(station) };
  });
