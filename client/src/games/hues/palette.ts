// Made by tools/hues_palette.py from the game's palette; a test keeps the two alike. Rows A to P.
export const PALETTE: readonly string[] = [
  '693b13 6f351a 752e1f 7f2725 8d1f2a 9e162d af112c be1329 cb1b21 d62216 e3240b f21e0a fc101b fc0a31 f70a43 f20b53 ef0b63 ef0b75 f10b89 f50a9e f50ab4 f20bc7 e80cd6 d90cdb c90cd8 b80cd0 a70cc5 940bba 7f0cae 680fa2',
  '8a5511 8c4d1a 8e4522 923e29 9a3b32 a53a3b b23e40 c04342 cc493e d84d38 e64e32 f54b30 fd453a fd404a fb3d59 f73b68 f53c79 f43d8a f2409c f043ae ea44bf e145cc d443d3 c53fd3 b53bcc a536c2 942fb5 8326a8 701c9a 5c0d8c',
  'aa700d a96519 a85c23 a7552d a8523a ab5447 b45952 bf6058 cc6658 d96a53 e86b4d f6674b fd6153 fd5c60 fd586e fb567e f9578e f6599f f15cb0 e95fbe de5fca d05ed0 c05ad0 b154cb a14ec2 9246b6 823ca8 713199 602289 4e0f7a',
  'c68a0c c67e17 c37424 be6d33 b86a43 b56b53 b67061 bf776b cc7e6f da826c ea8367 f87e65 fd786a fd7275 fd6e83 fd6d92 fb6ea3 f670b4 ed73c2 e074cd d073d2 c06fd2 af69cd 9f61c4 8f59b9 804fac 71439e 60368e 50267e 3f136e',
  'dda30c de9719 dc8c28 d5863c cb834e c2825e bd856e c08b7c cb9284 db9784 eb9780 f8937e fd8c81 fd858a fd8297 fd81a6 fa82b7 f385c7 e686d2 d585d8 c382d8 b17cd3 9f73ca 8f6abf 7f60b2 7054a5 614797 513989 40297b 30176e',
  'eebc0c f0b123 eea736 e8a049 de9b5a d3996a c99a79 c69e89 cda495 dba899 eba998 f8a696 fd9e98 fd979e fd93aa fc93b9 f795ca ed98d8 dd98e0 ca95e1 b78edc a386d3 917cc7 8171bb 7165ae 6259a1 524b95 423d8a 322d81 221a78',
  'f9d30b faca31 f9c147 f6ba58 eeb468 e3af76 d7ae85 d0af94 d1b3a2 dbb7aa e8b9ac f5b7ac fcb0ad fda8b1 fba3ba f8a4ca f2a8da e5a9e6 d4a7ea c0a2e7 ac99df 988fd3 8684c6 7678b8 666bab 565fa0 465197 354392 25338e 171f8b',
  'fde60c fddf3e fdd756 fdd067 f8c976 efc383 e4bf8f dabe9d d5c0ab d9c3b6 e2c6bc eec6be f8c2bf fabac2 f7b2c8 f5b6d8 edbae8 dfbaf0 ccb6f1 b8aeec a4a4e1 9098d4 7f8cc6 6e80b8 5e73ac 4e66a3 3c599e 2a4b9d 1a3b9f 0e27a1',
  'faf60c fbef47 fde861 fde073 f9d981 f2d28d e8cc98 dec9a3 d6c8af d2cbbb d7cfc4 e2d2c9 eed1cc f5ced0 f6c9d8 f3cae5 e9cbf1 dac9f7 c7c3f6 b3baef 9fafe4 8ca3d6 7b96c7 6b89b9 5a7cae 4870a8 3563a8 2155ac 1146b2 0c33b8',
  'ecfd0c eff64b f1ee66 f1e778 efdf86 e9d890 e0d19a d6cca2 cbcaac c5ccb8 c7d2c4 d0d8cc dedcd0 eaddd5 f1ddde efdcea e5dbf4 d5d7f8 c3d0f7 afc6f0 9cbae5 8badd7 7ba0c8 6b93bb 5986b2 457aaf 2e6eb3 1862bc 0c53c5 0c42ce',
  'd7f90c dbf147 dee961 dfe173 ddda80 d8d28b cfcb93 c5c69a bac4a3 b1c7ae b0cfbb b9d8c3 c7dfc7 d7e4cc e4e7d7 e6e9e4 dee8ee d0e3f4 bfdbf4 add1ee 9cc5e3 8cb8d6 7daac9 6d9dbd 5992b7 4187b7 287cbf 1171ca 0a64d6 0d54e1',
  'c1ea0c c6e240 c9da58 cbd369 c9cb76 c3c381 babd88 afb88e a2b895 98bc9e 96c6a8 9dd0af acd9b3 bee0b7 cee8c1 d5eed0 d1efde c6ece7 b8e5ea a8dbe7 9acfde 8dc2d3 7fb5c7 6ea9be 589ebb 3e95bf 238dc9 0e83d6 0c77e3 1269f0',
  'aad70c b0ce38 b4c64e b5be5e b3b76b acb075 a2aa7b 95a77f 87a883 7caf88 78b98e 7fc393 8ecd96 a0d69a b1e0a2 bceab0 bcf0c1 b5f0d0 aaebd8 9ee3d9 93d7d4 89cbcb 7cbfc2 6bb4bd 54acbd 3ba6c5 239fd1 1596de 168cec 1f7ff9',
  '93be0c 9ab532 9fad45 9fa654 9b9f5f 929967 86956b 77946c 68976c 5d9e6d 5aa86f 60b372 6ebd74 7ec877 8ed47d 9adf89 9ee99b 9befae 93eebd 8be7c4 84dec3 7dd2bf 72c8ba 61c0b9 4cbcbe 39b8c8 2bb3d5 26abe3 2ba2f1 3396fd',
  '7fa111 869a2e 8a933e 898c4a 828653 768258 677f59 578056 478452 3c8c4e 39964d 3ea14c 4aac4c 57b84e 65c552 70d25c 77de6c 78e882 73ec97 6ee9a5 6ae2ac 65d9ae 5ad1af 4bcdb5 3cccbe 3bccc9 38c7d9 3ac0e7 41b7f3 4aadfd',
  '6b8219 727e2a 757837 727241 686e47 596b49 486a46 346c3e 1f7135 0e792c 0b8322 0d8e1a 149a14 20a70e 2cb50d 38c317 41d22d 44df49 43e766 3fe97f 3be58f 33de99 22daa3 0ddab2 19ddc1 33ded0 43dcde 4ed6ea 58cdf4 61c4fd',
].flatMap((row) => row.split(' '));
