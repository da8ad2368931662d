/* What every translated program begins with: it needs no library, and no header but this one. */
#include <stdint.h>

#define memcpy __builtin_memcpy
#define memset __builtin_memset
#define sqrt __builtin_sqrt
#define PACKED __attribute__((packed))
#define SEPARATE __attribute__((noinline))
/* Compiled for wide registers as well where the compiler and the linker can let the machine choose.
   Nothing is fused or reordered, so that both give the same bits. */
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif
#define EXPORTED __attribute__((visibility("default")))

/* A number inside a packed struct may stand at any address. */
typedef int8_t int8_t_u;
typedef uint8_t uint8_t_u;
typedef int16_t int16_t_u __attribute__((aligned(1)));
typedef int32_t int32_t_u __attribute__((aligned(1)));
typedef uint32_t uint32_t_u __attribute__((aligned(1)));
typedef int64_t int64_t_u __attribute__((aligned(1)));
typedef float float_u __attribute__((aligned(1)));
typedef double double_u __attribute__((aligned(1)));

/* Python's division rounds down, as a shift does; C's towards zero. */
#define IS_POWER_OF_TWO(b) (__builtin_constant_p(b) && (b) > 0 && ((b) & ((b) - 1)) == 0)
static inline int64_t floor_division(int64_t a, int64_t b) {
    if (IS_POWER_OF_TWO(b)) return a >> __builtin_ctzll(b);
    int64_t quotient = a / b;
    return quotient - (a % b != 0 && (a ^ b) < 0);
}
static inline int64_t remainder_of(int64_t a, int64_t b) {
    if (IS_POWER_OF_TWO(b)) return a & (b - 1);
    int64_t rest = a % b;
    return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}

/* C leaves open what a shift by 64 bits gives, and one of a negative number to the left. */
static inline int64_t left_shift(int64_t a, int64_t bits) {
    return (int64_t)((uint64_t)a << (bits & 63));
}
static inline int64_t right_shift(int64_t a, int64_t bits) { return a >> (bits & 63); }

static inline int64_t min_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t max_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline double min_real(double a, double b) { return b < a ? b : a; }
static inline double max_real(double a, double b) { return b > a ? b : a; }
static inline float min_single(float a, float b) { return b < a ? b : a; }
static inline float max_single(float a, float b) { return b > a ? b : a; }
static inline int64_t absolute_int(int64_t a) { return a < 0 ? -a : a; }
static inline double absolute_real(double a) { return __builtin_fabs(a); }
static inline float absolute_single(float a) { return __builtin_fabsf(a); }

/* A number as mantissa, from 0.5 up to 1, and exponent: Python's frexp. */
static inline double split_exponent(double number, int64_t *exponent) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    int64_t scale = -1022;
    if ((bits >> 52 & 0x7FF) == 0) { /* zero, or too small to have all its digits */
        number *= 0x1p54;
        scale -= 54;
        memcpy(&bits, &number, sizeof bits);
    }
    int64_t power = (int64_t)(bits >> 52 & 0x7FF);
    if (power == 0 || power == 0x7FF) { /* zero, infinite, or no number */
        *exponent = 0;
        return number;
    }
    *exponent = power + scale;
    bits = (bits & 0x800FFFFFFFFFFFFFu) | 0x3FE0000000000000u;
    memcpy(&number, &bits, sizeof bits);
    return number;
}
/* The number times two to a power from -1022 to 1023: Python's ldexp within these bounds. */
static inline double with_exponent(double number, int64_t exponent) {
    uint64_t bits = (uint64_t)(exponent + 1023) << 52;
    double power;
    memcpy(&power, &bits, sizeof power);
    return number * power;
}
